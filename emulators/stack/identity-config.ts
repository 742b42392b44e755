import { originOf, type StackLayout } from './layout'
import { Problem } from './problem'

/** Has the Auth emulator keep to itself which addresses have an account, as the real project does (docs/deploy.md). */
export async function protectAddresses({ ports, project }: StackLayout): Promise<void> {
  const answer = await fetch(`${originOf(ports.auth)}/emulator/v1/projects/${project}/config`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  })
  if (!answer.ok) throw new Problem(`The Auth emulator took no settings: ${await answer.text()}`)
}
