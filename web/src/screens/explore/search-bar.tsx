import { ActivitySort, SortDirection } from 'functions/contract/activities/activity'
import { MAX_SEARCH } from 'functions/contract/activities/activity-query'
import { Search } from 'lucide-react'
import { Select } from '../../ui/fields/select'
import { TextField } from '../../ui/fields/text-field'
import styles from './explore.module.css'
import { NearPlace } from './near-place'
import { orderOf } from './search-state'
import type { SearchChange, SearchState } from './search-state'
import { useTyped } from './use-search'
import { exploreWording as words } from './wording'

function ordersFor(isSearching: boolean) {
  return ActivitySort.options.flatMap((sort) =>
    SortDirection.options.map((direction) => ({
      value: `${sort} ${direction}`,
      label: (isSearching && sort === 'relevancy' ? words.matches : words.orders[sort])[direction],
    })),
  )
}

interface SearchBarProps {
  search: SearchState
  onChange: (change: SearchChange, replace?: boolean) => void
}

/** What to look for, near which place, and in which order. */
export function SearchBar({ search, onChange }: SearchBarProps) {
  const [typed, setTyped] = useTyped(search.q, (q) => onChange({ q }, true))
  const { sort, direction } = orderOf(search)
  return (
    <search className={styles.bar}>
      <TextField
        label={words.search}
        hideLabel
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_SEARCH}
        placeholder={words.searchHint}
        lead={<Search aria-hidden="true" />}
        value={typed}
        onChange={setTyped}
      />
      <NearPlace onChange={onChange} />
      <Select
        label={words.sort}
        hideLabel
        options={ordersFor(search.q.trim() !== '')}
        value={`${sort} ${direction}`}
        onChange={(next) => {
          const [chosen, way] = next.split(' ')
          onChange({ sort: chosen ?? null, direction: way ?? null })
        }}
      />
    </search>
  )
}
