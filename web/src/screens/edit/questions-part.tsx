import type { Asked, Question } from 'functions/contract/questions/question'
import { openModal } from '../../lib/state/modals'
import { NOTHING_ASKED } from '../../features/activities/draft/draft'
import { errorsBelow, fieldId } from '../../features/activities/draft/field-errors'
import { FormSection } from '../../features/activities/sections/section'
import { QuestionForm } from '../../features/questions/question-form'
import { QuestionList } from '../../features/questions/question-list'
import { TermsChoice } from '../../features/questions/terms-choice'
import { questionWording as words } from '../../features/questions/wording'
import { Banner } from '../../ui/states/banner'
import { Checkbox } from '../../ui/fields/checkbox'
import { useToast } from '../../ui/dialogs/toast'
import type { Editor } from './use-editor'

const newQuestion = (): Question => ({
  id: crypto.randomUUID(),
  kind: 'short-text',
  label: '',
  per: 'order',
  isRequired: false,
  options: [],
})

/** What is asked, and how it is changed. */
function useAskedDraft({ draft, change }: Editor) {
  const asked = draft.asked ?? NOTHING_ASKED
  const set = (over: Partial<Asked>) =>
    change({ kind: 'fields-set', fields: { asked: { ...asked, ...over } } })
  return { asked, set }
}

function useQuestionDialogs(editor: Editor) {
  const toast = useToast()
  const { asked, set } = useAskedDraft(editor)
  const { questions } = asked
  const hasTickets = editor.draft.ticketTypes.length > 0

  function open(title: string, value: Question, index: number) {
    openModal({
      title,
      closeOnOutsideClick: false,
      render: (close) => (
        <QuestionForm
          value={value}
          hasTickets={hasTickets}
          errors={errorsBelow(editor.errors, `asked.questions.${index}`)}
          onCancel={close}
          onSave={(question) => {
            set({ questions: questions.toSpliced(index, 1, question) })
            close()
          }}
        />
      ),
    })
  }

  return {
    onAdd: () => open(words.dialog.add, newQuestion(), questions.length),
    onEdit: (question: Question, index: number) => open(words.dialog.edit, question, index),
    onMove: (id: string, to: number) => {
      const from = questions.findIndex((question) => question.id === id)
      const moved = questions[from]
      if (moved) set({ questions: questions.toSpliced(from, 1).toSpliced(to, 0, moved) })
    },
    onRemove: (question: Question, index: number) => {
      set({ questions: questions.toSpliced(index, 1) })
      const onSelect = () => editor.change({ kind: 'question-added', question, at: index })
      toast.show({ text: words.removed, action: { label: words.undo, onSelect } })
    },
  }
}

/** What people are asked at checkout and with their RSVP; of buyers also who comes, and what they agree to. */
export function QuestionsPart({ editor }: { editor: Editor }) {
  const { errors, draft } = editor
  const hasTickets = draft.ticketTypes.length > 0
  const { asked, set } = useAskedDraft(editor)
  const dialogs = useQuestionDialogs(editor)
  return (
    <FormSection heading={words.heading} help={hasTickets ? words.help : words.helpRsvp}>
      <div id={fieldId('asked.questions')} tabIndex={-1}>
        <QuestionList
          questions={asked.questions}
          hasTickets={hasTickets}
          idOf={(index) => fieldId(`asked.questions.${index}`)}
          errorOf={(index) => Object.values(errorsBelow(errors, `asked.questions.${index}`))[0]}
          {...dialogs}
        />
      </div>
      {errors['asked.questions'] !== undefined && <Banner tone="error">{errors['asked.questions']}</Banner>}
      {hasTickets && (
        <>
          <Checkbox
            label={words.attendees}
            help={words.attendeesHelp}
            checked={asked.attendees}
            onChange={(attendees) => set({ attendees })}
          />
          <TermsChoice
            terms={asked.terms}
            errors={errorsBelow(errors, 'asked.terms')}
            idOf={(field) => fieldId(`asked.terms.${field}`)}
            onChange={(terms) => set({ terms })}
          />
        </>
      )}
    </FormSection>
  )
}
