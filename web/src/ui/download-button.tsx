import { Download } from 'lucide-react'
import { Button } from './button'
import type { ButtonProps } from './button'

/** Makes a file and saves it; busy while it is made. */
export function DownloadButton({
  size = 'small',
  ...rest
}: Pick<ButtonProps, 'size' | 'busy' | 'onClick' | 'children'>) {
  return <Button variant="secondary" size={size} icon={<Download aria-hidden="true" />} {...rest} />
}
