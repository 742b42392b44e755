import { AttendeeStatus } from 'functions/contract/tickets/attendee'
import type { TicketType } from 'functions/contract/tickets/ticket-type'
import { Search } from 'lucide-react'
import { Select } from '../../ui/fields/select'
import { TextField } from '../../ui/fields/text-field'
import styles from './attendee-list.module.css'
import { attendeeWording as words } from './attendee-wording'
import type { AttendeeFilter } from './attendees'

export interface AttendeeFiltersProps {
  ticketTypes: readonly TicketType[]
  value: AttendeeFilter
  onChange: (value: AttendeeFilter) => void
}

const EVERY = { value: '', label: words.everyStatus } as const

/** Whom the list shows: by name or address, by ticket, by what became of the order. */
export function AttendeeFilters({ ticketTypes, value, onChange }: AttendeeFiltersProps) {
  const types = ticketTypes.map(({ shareRef, title }) => ({ value: shareRef, label: title }))
  const statuses = AttendeeStatus.options.map((status) => ({ value: status, label: words.status[status] }))
  return (
    <div className={styles.filters} role="search" aria-label={words.heading}>
      <TextField
        label={words.search}
        hideLabel
        placeholder={words.search}
        type="search"
        maxLength={100}
        value={value.search ?? ''}
        lead={<Search aria-hidden="true" width={18} height={18} />}
        onChange={(search) => onChange({ ...value, search: search || undefined })}
      />
      {types.length > 1 && (
        <Select
          label={words.ticketType}
          hideLabel
          value={value.ticketTypeRef ?? ''}
          options={[{ value: '', label: words.everyTicket }, ...types]}
          onChange={(ticketTypeRef) => onChange({ ...value, ticketTypeRef: ticketTypeRef || undefined })}
        />
      )}
      <Select<AttendeeStatus | ''>
        label={words.columns.status}
        hideLabel
        value={value.status ?? ''}
        options={[EVERY, ...statuses]}
        onChange={(status) => onChange({ ...value, status: status || undefined })}
      />
    </div>
  )
}
