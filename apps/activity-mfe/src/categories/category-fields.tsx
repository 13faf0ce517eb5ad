import type { CategoryKind, OwnCategory } from '@solvent/contracts'
import { useCategoryOptions } from '@solvent/screen-kit'
import { Grid, KindIcon, RadioGroupField, SelectField, TextField } from '@solvent/ui'
import styled from 'styled-components'
import type { CategoryForm } from './category-form'
import { HUE_NAMES, iconOptions } from './category-looks'
import { CategorySummary } from './category-summary'

const kinds: readonly { value: CategoryKind; label: string }[] = [
  { value: 'expense', label: 'Expense' },
  { value: 'income', label: 'Income' },
]

/** Lines up with the text beside it. */
const Swatch = styled.span`
  flex: none;
  display: flex;
  margin: -0.25rem 0;
`

interface CategoryFieldsProps {
  form: CategoryForm
  /** The one that is changed; none for a new one. */
  category: OwnCategory | undefined
  /** All of the person's own. */
  own: readonly OwnCategory[]
}

/** The fields of a category, and what it will look like. */
export function CategoryFields({ form, category, own }: CategoryFieldsProps) {
  const { name, kind, parent, hue, icon } = form.values
  const isRenamed = category && name.trim() !== category.name
  const { value, onChange, ...hueField } = form.bind('hue', 'Color')
  const look = { icon, hue: Number(hue) }
  return (
    <>
      <CategorySummary {...look} name={name.trim() || 'New category'} kind={kind} parent={parent || null} />
      <TextField
        {...form.bind('name', 'Name')}
        maxLength={40}
        hint={isRenamed ? 'Past entries follow: they get the new name, too.' : undefined}
        required
      />
      <Grid minColumn={11}>
        {!category && <KindField form={form} />}
        <ParentField form={form} category={category} own={own} />
        <SelectField {...form.bind('icon', 'Icon')} options={iconOptions} />
      </Grid>
      <RadioGroupField
        {...hueField}
        value={value}
        onChange={onChange}
        options={HUE_NAMES.map((label, index) => ({
          value: String(index + 1),
          label,
          picture: (
            <Swatch>
              <KindIcon kind={icon} hue={index + 1} />
            </Swatch>
          ),
        }))}
      />
    </>
  )
}

function KindField({ form }: Pick<CategoryFieldsProps, 'form'>) {
  const change = (value: string) => {
    form.set('kind', value === 'income' ? 'income' : 'expense')
    // A category can only be part of one of its kind.
    form.set('parent', '')
  }
  return <SelectField {...form.bind('kind', 'Kind')} onChange={change} options={kinds} />
}

function ParentField({ form, category, own }: CategoryFieldsProps) {
  const { kind, parent } = form.values
  const all = useCategoryOptions([kind], parent)
  const cannotHaveParts = own.filter((one) => one.parent !== null || one.id === category?.id)
  const options = all.filter(({ value }) => !cannotHaveParts.some(({ name }) => name === value))
  const hasParts = own.some((one) => category && one.parent === category.name)
  return (
    <SelectField
      {...form.bind('parent', 'Part of (optional)')}
      options={[{ value: '', label: 'None' }, ...options]}
      disabled={hasParts}
      hint={hasParts ? 'It has parts itself, so it cannot be part of another category.' : undefined}
    />
  )
}
