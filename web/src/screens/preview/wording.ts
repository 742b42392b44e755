/** Every word of the preview. */
export const previewWording = {
  title: 'Preview',
  width: 'Width',
  phone: 'Phone',
  wide: 'Wide',
  frame: 'The page as people will see it',
  edit: 'Back to the form',
  still: 'This is a preview: on the real page this works.',
  none: 'Nothing to preview yet',
  noneDetail: 'Begin an activity, and this is where you see what others will.',
  start: 'Create an activity',
  you: 'You',
  noDates: 'Choose when it starts and ends, and the preview appears.',
}
