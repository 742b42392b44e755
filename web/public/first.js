// What cannot wait for the app: the theme that a person chose, before anything is painted, and what they press on the
// public page before its code is there.
try {
  const theme = localStorage.getItem('turnout.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is closed to this page; the system decides.
}

// A press on a ticket's stepper counts at once, on the page and in the way to checkout; every press is made again when
// the page's code is there (public-page/early-presses.ts), which then knows the same.
{
  const presses = []
  let pause = false

  const step = (fieldset, isMore) => {
    const output = fieldset.querySelector('output')
    const [least, max] = [Number(fieldset.dataset.least), Number(fieldset.dataset.max)]
    const value = Number(output.textContent)
    const next = isMore ? Math.max(value + 1, least) : value <= least ? 0 : value - 1
    if (next > max) return false
    output.textContent = String(next)
    const [fewer, more] = fieldset.querySelectorAll('button')
    fewer.disabled = next === 0
    more.disabled = next >= max
    lead()
    return true
  }

  const lead = () => {
    const chosen = [...document.querySelectorAll('fieldset[data-ref]')]
      .map((it) => [it.dataset.ref, it.querySelector('output').textContent])
      .filter(([, quantity]) => quantity !== '0')
      .map((it) => it.join('.'))
      .sort()
    for (const link of document.querySelectorAll('a[href^="/payment?"]')) {
      const url = new URL(link.href)
      url.searchParams.delete('tickets')
      const tickets = chosen.length > 0 ? `&tickets=${chosen.join(',')}` : ''
      link.href = url.pathname + url.search + tickets
    }
    // What was said of the choice before is not so any more; the page's code says it anew.
    document.documentElement.dataset.early = ''
  }

  const onClick = (event) => {
    const button = event.target instanceof Element ? event.target.closest('#root button') : null
    if (!button || !document.getElementById('activity-data')) return
    event.preventDefault()
    event.stopPropagation()
    const fieldset = button.closest('fieldset[data-ref]')
    if (!pause && fieldset && !step(fieldset, button === fieldset.querySelector('button:last-of-type')))
      return
    presses.push(button)
  }

  document.addEventListener('click', onClick, true)
  window.turnoutEarly = {
    /** From here on nothing on the page changes by itself: its code compares what is there. */
    pause: () => {
      pause = true
    },
    /** Ends all this; answers what was pressed, in order. */
    end: () => {
      document.removeEventListener('click', onClick, true)
      delete document.documentElement.dataset.early
      return presses.splice(0)
    },
  }
}
