import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../button'
import { TextField } from './text-field'
import type { TextFieldProps } from './text-field'

/** A password, hidden until the person asks to see it; `autoComplete` tells managers whether it is new. */
export function PasswordField(
  props: Omit<TextFieldProps, 'type' | 'tail'> & { autoComplete: 'current-password' | 'new-password' },
) {
  const [shown, setShown] = useState(false)
  const toggle = (
    <IconButton
      label={shown ? 'Hide the password' : 'Show the password'}
      icon={shown ? <EyeOff /> : <Eye />}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    />
  )
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      tail={toggle}
    />
  )
}
