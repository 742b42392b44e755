import { initializeApp } from 'firebase-admin/app'
import { getFirestore, Timestamp, type DocumentSnapshot, type Query } from 'firebase-admin/firestore'
import { OutboxDocument, toMail, type Mail } from './mail'

/** The mails in the Firestore collection `outbox`. */
export class Mailbox {
  private readonly firestore
  private readonly collection

  constructor(projectId: string) {
    this.firestore = getFirestore(initializeApp({ projectId }))
    this.collection = this.firestore.collection('outbox')
  }

  /** Every mail, or those to one address. */
  async list(to?: string): Promise<Mail[]> {
    const queries: Query[] =
      to === undefined
        ? [this.collection]
        : [this.collection.where('to', 'array-contains', to), this.collection.where('to', '==', to)]
    const answers = await Promise.all(queries.map((query) => query.get()))
    return answers.flatMap(({ docs }) => docs.flatMap(readMail))
  }

  async find(id: string): Promise<{ mail: Mail; document: OutboxDocument } | undefined> {
    const snapshot = await this.collection.doc(id).get()
    const [mail] = readMail(snapshot)
    return mail && { mail, document: OutboxDocument.parse(snapshot.data()) }
  }

  /** Marks each new mail as delivered, once, as the extension does; calls `onMail` whenever some have come. */
  deliver(onMail: () => void): void {
    this.collection.onSnapshot((snapshot) => {
      const added = snapshot.docChanges().filter(({ type }) => type === 'added')
      for (const { doc } of added) if (doc.get('delivery') === undefined) void this.markDelivered(doc)
      if (added.length > 0) onMail()
    }, restart)
  }

  private async markDelivered({ ref, id, updateTime }: DocumentSnapshot): Promise<void> {
    const now = Timestamp.now()
    const delivery = {
      state: 'SUCCESS',
      attempts: 1,
      startTime: now,
      endTime: now,
      leaseExpireTime: null,
      error: null,
      info: { messageId: `<${id}@outbox.local>`, response: '250 OK' },
    }
    // Whoever has changed or deleted the mail in the meantime wins.
    await ref.update({ delivery }, updateTime ? { lastUpdateTime: updateTime } : {}).catch(() => undefined)
  }
}

function readMail(snapshot: DocumentSnapshot): Mail[] {
  const parsed = OutboxDocument.safeParse(snapshot.data())
  if (!parsed.success || !snapshot.createTime) return []
  return [toMail(snapshot.id, snapshot.createTime.toDate().toISOString(), parsed.data)]
}

/** A listener that has failed does not come back; the launcher says that the stand-in has ended. */
function restart(error: Error): never {
  console.error(error)
  process.exit(1)
}
