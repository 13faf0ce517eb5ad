import { fakeApi, ines, newcomer, type Person } from '@solvent/testing'
import { onDay } from '@solvent/testing/on-day'
import { screen, waitFor, within } from '@testing-library/react'
import { currentSearch, dialogOf, showActivity } from '../testing/activity-page'

onDay(2026, 3, 10)

const coffee = { kind: 'expense', name: 'Coffee', hue: 4, icon: 'Gifts', parent: 'Eating out' } as const
const pets = { kind: 'expense', name: 'Pets', hue: 2, icon: 'Health', parent: null } as const
const tips = { kind: 'income', name: 'Tips', hue: 6, icon: 'Cash', parent: null } as const
const own: Person = { ...ines, categories: [coffee, pets, tips] }

async function showCategories(person: Person) {
  const api = fakeApi(person)
  const { user } = showActivity('/activity?tab=months', api)
  await user.click(await screen.findByRole('button', { name: 'Categories' }))
  const dialog = await dialogOf('Categories')
  const choose = async (category: string, item: string) => {
    await user.click(await screen.findByRole('button', { name: `More for ${category}` }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  return { api, user, dialog, choose }
}

async function listed() {
  const list = await screen.findByRole('list', { name: 'Your categories' })
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.firstElementChild?.textContent)
}

function optionsOf(field: HTMLElement) {
  return within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
}

test('your categories are listed with their kind and what they are part of', async () => {
  const { dialog } = await showCategories(own)
  expect(await listed()).toEqual(['CoffeeExpense · Part of Eating out', 'PetsExpense', 'TipsIncome'])
  expect(dialog.getByRole('button', { name: 'Add category' })).toBeVisible()
})

test('the dialog is in the address, and closing it returns to the button', async () => {
  const { user } = await showCategories(own)
  await waitFor(() => expect(currentSearch()).toBe('?tab=months&categories=own'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(currentSearch()).toBe('?tab=months'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Categories' })).toHaveFocus())
})

test('a new user adds the first one before anything is recorded', async () => {
  const { api, user, dialog } = await showCategories(newcomer)
  expect(await dialog.findByText('No categories of your own yet')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Add category' }))
  const form = await dialogOf('Add category')
  await user.click(form.getByRole('button', { name: 'Add category' }))
  expect(form.getByLabelText('Name')).toHaveAccessibleDescription('Name is required')
  await user.type(form.getByLabelText('Name'), 'Coffee')
  await user.selectOptions(form.getByLabelText('Part of (optional)'), 'Eating out')
  await user.selectOptions(form.getByLabelText('Icon'), 'Cutlery')
  await user.click(form.getByRole('radio', { name: 'Brown' }))
  expect(form.getByText('Expense · Part of Eating out')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Add category' }))
  expect(await screen.findByText('Coffee added')).toBeVisible()
  expect(await listed()).toEqual(['CoffeeExpense · Part of Eating out'])
  expect(api.received('addCategory')).toEqual([
    { kind: 'expense', name: 'Coffee', hue: 4, icon: 'Eating out', parent: 'Eating out' },
  ])
})

test('a category can be part of one of its kind that is not part of another', async () => {
  const { user, dialog } = await showCategories(own)
  await user.click(await dialog.findByRole('button', { name: 'Add category' }))
  const form = await dialogOf('Add category')
  const parent = form.getByLabelText('Part of (optional)')
  expect(optionsOf(parent)).toEqual(expect.arrayContaining(['None', 'Groceries', 'Other', 'Pets']))
  expect(optionsOf(parent)).not.toEqual(expect.arrayContaining(['Coffee']))
  expect(optionsOf(parent)).not.toEqual(expect.arrayContaining(['Tips']))
  await user.selectOptions(parent, 'Pets')
  await user.selectOptions(form.getByLabelText('Kind'), 'Income')
  expect(parent).toHaveValue('')
  expect(optionsOf(parent)).toEqual(['None', 'Salary', 'Refund', 'Gift', 'Interest', 'Sale', 'Other', 'Tips'])
})

test('a new name is announced for past entries, and a refusal is shown at its field', async () => {
  const { api, user, choose } = await showCategories(own)
  await choose('Pets', 'Edit')
  const form = await dialogOf('Edit Pets')
  expect(form.queryByLabelText('Kind')).not.toBeInTheDocument()
  const name = form.getByLabelText('Name')
  expect(name).not.toHaveAccessibleDescription()
  await user.clear(name)
  await user.type(name, 'Animals')
  expect(name).toHaveAccessibleDescription('Past entries follow: they get the new name, too.')
  expect(optionsOf(form.getByLabelText('Part of (optional)'))).not.toEqual(expect.arrayContaining(['Pets']))
  api.fail('changeCategory', 'invalid_request', undefined, [
    { field: 'name', message: 'You already have a category called Animals.' },
  ])
  await user.click(form.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription(/^You already have a category called Animals\./),
  )
  api.recover('changeCategory')
  await user.click(form.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Animals changed')).toBeVisible()
  expect(await listed()).toContain('AnimalsExpense')
  expect(api.received('changeCategory').at(-1)).toEqual({
    name: 'Animals',
    hue: 2,
    icon: 'Health',
    parent: null,
  })
})

test('a category with parts cannot be part of another', async () => {
  const { choose } = await showCategories({ ...ines, categories: [{ ...coffee, parent: 'Pets' }, pets] })
  await choose('Pets', 'Edit')
  const form = await dialogOf('Edit Pets')
  expect(form.getByLabelText('Part of (optional)')).toBeDisabled()
  expect(form.getByLabelText('Part of (optional)')).toHaveAccessibleDescription(
    'It has parts itself, so it cannot be part of another category.',
  )
})

test('the entries of a category move to another, and it is deleted', async () => {
  const { api, user, choose } = await showCategories(own)
  await choose('Pets', 'Merge or delete')
  const dialog = await dialogOf('Merge or delete Pets')
  const into = dialog.getByLabelText('Move its entries to')
  expect(into).toHaveValue('Other')
  expect(optionsOf(into)).toContain('Coffee')
  expect(optionsOf(into)).not.toContain('Pets')
  expect(optionsOf(into)).not.toContain('Tips')
  await user.selectOptions(into, 'Coffee')
  expect(
    dialog.getByText(
      'Its entries, recurring entries and learned words move to Coffee. Pets and its limit are deleted. This cannot be undone.',
    ),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Move and delete' }))
  expect(await screen.findByText('Entries moved to Coffee, Pets deleted')).toBeVisible()
  await waitFor(async () =>
    expect(await listed()).toEqual(['CoffeeExpense · Part of Eating out', 'TipsIncome']),
  )
  expect(api.received('mergeCategory')).toEqual([{ kind: 'expense', category: 'Pets', into: 'Coffee' }])
})

test.each([
  ['Other', 'Its parts become parts of Other.'],
  ['Tea', 'Its parts become parts of Eating out.'],
])('merging into %s says where the parts of a category go', async (target, sentence) => {
  const { user, choose } = await showCategories({
    ...ines,
    categories: [{ ...coffee, parent: 'Pets' }, pets, { ...coffee, name: 'Tea' }],
  })
  await choose('Pets', 'Merge or delete')
  const dialog = await dialogOf('Merge or delete Pets')
  await user.selectOptions(dialog.getByLabelText('Move its entries to'), target)
  expect(dialog.getByText(new RegExp(sentence))).toBeVisible()
})

test('categories that could not be loaded are explained', async () => {
  const api = fakeApi(own)
  api.fail('listCategories', 'not_found')
  const { user } = showActivity('/activity?tab=months&categories=own', api)
  expect(await screen.findByText("We couldn't load your categories.")).toBeVisible()
  api.recover('listCategories')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await listed()).toHaveLength(3)
})
