import { useState } from 'react'
import { chooseTheme, readTheme } from '../../lib/state/theme'
import type { Theme } from '../../lib/state/theme'
import { SegmentedControl } from '../../ui/fields/segmented-control'
import { accountWording as words } from './wording'

const THEMES = (['system', 'light', 'dark'] as const).map((value) => ({ value, label: words.themes[value] }))

/** Light, dark, or as the system is. */
export function ThemePicker() {
  const [theme, setTheme] = useState<Theme>(readTheme)
  return (
    <SegmentedControl
      label={words.theme}
      hideLabel
      options={THEMES}
      value={theme}
      onChange={(next) => {
        setTheme(next)
        chooseTheme(next)
      }}
    />
  )
}
