import { Heart, MapPin, Plus, Search, Video } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton, LinkButton } from '../../ui/button'
import { Checkbox, Switch } from '../../ui/fields/checkbox'
import { CopyButton } from '../../ui/copy-button'
import { DateTimeField } from '../../ui/fields/date-time-field'
import { MoneyField } from '../../ui/fields/money-field'
import { NumberField } from '../../ui/fields/number-field'
import { PasswordField } from '../../ui/fields/password-field'
import { QuantityStepper } from '../../ui/fields/quantity-stepper'
import { Chips, SegmentedControl } from '../../ui/fields/segmented-control'
import { Select } from '../../ui/fields/select'
import { TextArea, TextField } from '../../ui/fields/text-field'
import styles from './design.module.css'
import { Part } from './part'

function Buttons() {
  return (
    <Part name="Buttons">
      <div className={styles.row}>
        <Button icon={<Plus aria-hidden="true" />}>Create</Button>
        <Button variant="secondary">Save draft</Button>
        <Button variant="quiet">Not now</Button>
        <Button variant="danger">Cancel activity</Button>
      </div>
      <div className={styles.row}>
        <Button busy>Publishing</Button>
        <Button disabled>Publish</Button>
        <Button size="small" variant="secondary">
          Small
        </Button>
        <LinkButton href="#top" variant="secondary" size="small">
          A link
        </LinkButton>
        <IconButton label="Like" icon={<Heart />} />
        <CopyButton text="https://turnout.example" label="Copy link" />
      </div>
      <Button size="large" wide>
        Get tickets
      </Button>
    </Part>
  )
}

function TextFields() {
  const [title, setTitle] = useState('Rooftop supper club')
  const [search, setSearch] = useState('')
  const [mail, setMail] = useState('ana@')
  const [words, setWords] = useState('Five courses, one long table, the whole city below.')
  const [password, setPassword] = useState('')
  const [zone, setZone] = useState('Europe/Lisbon')
  const [start, setStart] = useState('2026-10-03T19:30')
  return (
    <Part name="Fields">
      <TextField label="Title" value={title} onChange={setTitle} help="Short and clear works best." />
      <TextField label="Email" value={mail} onChange={setMail} error="Write your whole address." />
      <TextField
        label="Search"
        optional
        placeholder="Attendee or order"
        lead={<Search size={18} aria-hidden="true" />}
        value={search}
        onChange={setSearch}
      />
      <PasswordField label="Password" autoComplete="new-password" value={password} onChange={setPassword} />
      <TextArea label="Description" value={words} onChange={setWords} />
      <DateTimeField label="Starts" value={start} onChange={setStart} />
      <Select
        label="Time zone"
        value={zone}
        onChange={setZone}
        options={[
          { value: 'Europe/Lisbon', label: 'Lisbon' },
          { value: 'Asia/Tokyo', label: 'Tokyo' },
        ]}
      />
    </Part>
  )
}

function NumberFields() {
  const [price, setPrice] = useState<number | undefined>(1250)
  const [yen, setYen] = useState<number | undefined>(3000)
  const [capacity, setCapacity] = useState<number | undefined>(40)
  const [quantity, setQuantity] = useState(2)
  return (
    <Part name="Numbers and money">
      <MoneyField label="Price" currency="usd" value={price} onChange={setPrice} />
      <MoneyField label="Price in yen" currency="jpy" value={yen} onChange={setYen} />
      <NumberField label="Capacity" optional min={1} max={100_000} value={capacity} onChange={setCapacity} />
      <div className={styles.row}>
        <QuantityStepper label="General Admission tickets" value={quantity} onChange={setQuantity} max={8} />
      </div>
    </Part>
  )
}

function Choices() {
  const [type, setType] = useState('in-person')
  const [tip, setTip] = useState('10')
  const [agreed, setAgreed] = useState(true)
  const [on, setOn] = useState(true)
  return (
    <Part name="Choices">
      <SegmentedControl
        label="Where"
        value={type}
        onChange={setType}
        options={[
          { value: 'in-person', label: 'In person', icon: <MapPin aria-hidden="true" /> },
          { value: 'virtual', label: 'Online', icon: <Video aria-hidden="true" /> },
        ]}
      />
      <Chips
        label="Tip"
        value={tip}
        onChange={setTip}
        options={['0', '10', '15', '20', 'custom'].map((value) => ({
          value,
          label: value === 'custom' ? 'Custom' : `${value} %`,
        }))}
      />
      <Checkbox label="Limit the number of tickets" checked={agreed} onChange={setAgreed} />
      <Switch label="Show who is going" help="Guests see names and pictures." checked={on} onChange={setOn} />
    </Part>
  )
}

/** Everything that a person types into or presses. */
export function Controls() {
  return (
    <>
      <Buttons />
      <TextFields />
      <NumberFields />
      <Choices />
    </>
  )
}
