// The theme that a person chose, before anything is painted: "light" or "dark"; without a choice the system decides.
try {
  const theme = localStorage.getItem('turnout.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is closed to this page; the system decides.
}
