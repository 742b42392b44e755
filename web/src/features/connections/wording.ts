import type { ConnectionStatus } from 'functions/contract/connections/connection'

/** Every word of connections. */
export const connectionWording = {
  heading: 'Connections',
  lead: 'People you are connected with can see what you open to connections.',
  none: 'Nobody yet. Open somebody’s page and ask them.',
  connect: 'Connect',
  accept: 'Accept',
  requested: 'Asked',
  connected: 'Connected',
  end: {
    connected: 'Disconnect',
    'connection-requested': 'Take back',
    'connection-request-received': 'Decline',
  } satisfies Record<ConnectionStatus, string>,
  endWith: (what: string, name: string) => `${what}: ${name}`,
  acceptFrom: (name: string) => `Accept ${name}`,
  status: {
    connected: 'Connected',
    'connection-requested': 'You asked',
    'connection-request-received': 'Asks you',
  } satisfies Record<ConnectionStatus, string>,
  more: 'Show more',
  knownGoing: (name: string, others: number) =>
    others === 0 ? `${name} is going` : `${name} and ${others} more you know are going`,
}
