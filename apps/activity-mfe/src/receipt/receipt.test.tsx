import { savedFiles } from '@solvent/api-client/testing/saved-files'
import { fakeApi, ines } from '@solvent/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { dialogOf, openEntry, showActivity } from '../testing/activity-page'
import { fakeCanvas, photo } from '../testing/fake-canvas'

const files = savedFiles()
const canvas = fakeCanvas()

const PICKER = 'Picture of the receipt'

async function openRent(api = fakeApi(ines)) {
  const { user } = showActivity('/activity', api)
  const dialog = await openEntry(user, /^Rent/, 'Rent')
  await dialog.findByRole('region', { name: 'Receipt' })
  return { user, api, dialog }
}

async function openRentWithReceipt() {
  const opened = await openRent()
  await opened.user.upload(opened.dialog.getByLabelText(PICKER), photo())
  const picture = await opened.dialog.findByRole('img', { name: 'Receipt for Rent' })
  return { ...opened, picture }
}

/** The size in bytes of the picture that the page sent. */
function sentBytes(api: ReturnType<typeof fakeApi>): number {
  const [body] = api.received('attachReceipt')
  if (typeof body !== 'object' || body === null || !('picture' in body))
    throw new Error('No picture was sent')
  return atob(String(body.picture)).length
}

test('a photo of the receipt is added to an expense, and shown with its actions', async () => {
  const { user, dialog, picture } = await openRentWithReceipt()
  expect(await screen.findByText('Receipt added')).toBeVisible()
  expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/jpeg;base64,\/9j/))
  for (const name of ['Replace receipt', 'Remove receipt', 'Save picture'])
    expect(dialog.getByRole('button', { name })).toBeEnabled()
  expect(dialog.queryByRole('button', { name: 'Add receipt' })).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  await openEntry(user, /^Rent/, 'Rent')
  expect(await screen.findByRole('img', { name: 'Receipt for Rent' })).toBeVisible()
})

test('the button opens the file picker, which accepts pictures from files and the camera', async () => {
  const { user, dialog } = await openRent()
  const picker = dialog.getByLabelText(PICKER)
  expect(picker).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
  expect(picker).not.toHaveAttribute('capture')
  const opened = jest.fn()
  picker.addEventListener('click', opened)
  dialog.getByRole('button', { name: 'Add receipt' }).focus()
  await user.keyboard('{Enter}')
  expect(opened).toHaveBeenCalledTimes(1)
})

test('a large photo is reduced to 2,000 pixels before it is sent', async () => {
  const { api } = await openRentWithReceipt()
  expect(canvas.encoded).toEqual([{ width: 2000, height: 1500, quality: 0.85 }])
  expect(sentBytes(api)).toBeLessThan(photo().size)
})

test('a small picture keeps its size in pixels', async () => {
  Object.assign(canvas, { width: 300, height: 900 })
  await openRentWithReceipt()
  expect(canvas.encoded).toEqual([{ width: 300, height: 900, quality: 0.85 }])
})

test('a photo that is still too large is encoded with less quality until it has 2 MB', async () => {
  canvas.bytesPerPixel = 1
  const { api } = await openRentWithReceipt()
  expect(canvas.encoded.map(({ quality }) => quality)).toEqual([0.85, 0.7, 0.55])
  expect(sentBytes(api)).toBeLessThanOrEqual(2 * 1024 * 1024)
})

test('a photo that stays too large, or a file that is no picture, is refused before it is sent', async () => {
  canvas.bytesPerPixel = 10
  const { user, dialog, api } = await openRent()
  await user.upload(dialog.getByLabelText(PICKER), photo())
  const tooLarge = 'This picture is larger than 2 MB even after we made it smaller. Choose another one.'
  expect(await dialog.findByText(tooLarge)).toBeVisible()
  await user.upload(dialog.getByLabelText(PICKER), new File(['Total 9.50'], 'a.jpg', { type: 'image/jpeg' }))
  const noPicture = "We can't read this file as a picture. Choose a JPEG, PNG or WebP picture."
  expect(await dialog.findByText(noPicture)).toBeVisible()
  expect(dialog.queryByText(tooLarge)).not.toBeInTheDocument()
  expect(api.received('attachReceipt')).toEqual([])
})

test('without space for more receipts, the entry says what to do', async () => {
  const api = fakeApi(ines)
  api.fail('attachReceipt', 'receipts_full')
  const { user, dialog } = await openRent(api)
  await user.upload(dialog.getByLabelText(PICKER), photo())
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Your receipts take up 200 MB, the most we can keep. Remove some of them first.',
  )
})

test('without a connection the photo is not lost: Try again sends the same one', async () => {
  const api = fakeApi(ines)
  api.fail('attachReceipt', 'no_answer')
  const { user, dialog } = await openRent(api)
  await user.upload(dialog.getByLabelText(PICKER), photo())
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    "We couldn't save the receipt. Please try again.The server cannot be reached.",
  )
  api.recover('attachReceipt')
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('img', { name: 'Receipt for Rent' })).toBeVisible()
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
})

test('a receipt that is being saved is not sent twice, and the focus comes back', async () => {
  const api = fakeApi(ines)
  const release = api.hold('attachReceipt')
  const { user, dialog } = await openRent(api)
  const button = dialog.getByRole('button', { name: 'Add receipt' })
  button.focus()
  await user.upload(dialog.getByLabelText(PICKER), photo())
  expect(await dialog.findByRole('button', { name: 'Saving...' })).toBeDisabled()
  release()
  await dialog.findByRole('img', { name: 'Receipt for Rent' })
  expect(dialog.getByRole('button', { name: 'Replace receipt' })).toHaveFocus()
  expect(api.received('attachReceipt')).toHaveLength(1)
})

test('the receipt opens large; Escape and Back close only that', async () => {
  const { user, picture } = await openRentWithReceipt()
  for (const close of [() => user.keyboard('{Escape}'), async () => window.history.back()]) {
    await user.click(picture)
    const large = await dialogOf('Receipt for Rent')
    await waitFor(() => expect(large.getByRole('img', { name: 'Receipt for Rent' })).toBeVisible())
    await waitFor(() => expect(window.history.state.dialogs).toHaveLength(2))
    await close()
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Receipt for Rent' })).not.toBeInTheDocument(),
    )
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Rent' })).toBeVisible())
    await waitFor(() => expect(window.history.state.dialogs).toHaveLength(1))
  }
})

test('the picture is saved as a file with the date of the entry', async () => {
  const { user, dialog } = await openRentWithReceipt()
  await user.click(dialog.getByRole('button', { name: 'Save picture' }))
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^receipt-2026-\d\d-\d\d\.jpeg$/)])
  expect((await files[0]?.content)?.length).toBeGreaterThan(1000)
})

test('a receipt is replaced by another picture', async () => {
  const { user, api, dialog, picture } = await openRentWithReceipt()
  const before = picture.getAttribute('src')
  Object.assign(canvas, { width: 300, height: 900 })
  await user.upload(dialog.getByLabelText(PICKER), photo('another.jpg'))
  expect(await screen.findByText('Receipt replaced')).toBeVisible()
  await waitFor(() =>
    expect(dialog.getByRole('img', { name: 'Receipt for Rent' })).not.toHaveAttribute('src', before),
  )
  expect(api.received('attachReceipt')).toHaveLength(2)
})

test('a receipt is removed after a question', async () => {
  const { user, api, dialog } = await openRentWithReceipt()
  await user.click(dialog.getByRole('button', { name: 'Remove receipt' }))
  const question = await dialogOf('Remove this receipt?')
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(api.received('deleteReceipt')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Remove receipt' }))
  await user.click((await dialogOf('Remove this receipt?')).getByRole('button', { name: 'Remove' }))
  const fetched = api.received('getReceipt').length
  expect(await screen.findByText('Receipt removed')).toBeVisible()
  expect(api.received('getReceipt')).toHaveLength(fetched)
  expect(dialog.queryByRole('img')).not.toBeInTheDocument()
  expect(await dialog.findByRole('button', { name: 'Add receipt' })).toHaveFocus()
})

test('a receipt that cannot be removed is still there, with the reason', async () => {
  const { user, api, dialog } = await openRentWithReceipt()
  api.fail('deleteReceipt')
  await user.click(dialog.getByRole('button', { name: 'Remove receipt' }))
  await user.click((await dialogOf('Remove this receipt?')).getByRole('button', { name: 'Remove' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(await dialog.findByRole('img', { name: 'Receipt for Rent' })).toBeVisible()
})

test('a picture that cannot be loaded says so, and is loaded by Try again', async () => {
  const { user, api } = await openRentWithReceipt()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  api.fail('getReceipt', 'not_found')
  const again = await openEntry(user, /^Rent/, 'Rent')
  expect(await again.findByText("We couldn't show this receipt.")).toBeVisible()
  api.recover('getReceipt')
  await user.click(again.getByRole('button', { name: 'Try again' }))
  expect(await again.findByRole('img', { name: 'Receipt for Rent' })).toBeVisible()
})

test('interest and an undone expense without a receipt cannot have one', async () => {
  const { user } = showActivity()
  for (const [row, title] of [
    [/^Interest on Little van/, 'Interest on Little van'],
    [/^Lunch/, 'Lunch'],
  ] as const) {
    const dialog = await openEntry(user, row, title)
    await dialog.findByText('Recorded')
    expect(dialog.queryByRole('region', { name: 'Receipt' })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
})

test('pictures are fetched only for the open entry', async () => {
  const { user, api } = await openRentWithReceipt()
  const fetched = api.received('getReceipt').length
  await user.keyboard('{Escape}')
  const other = await openEntry(user, /^Shoes sent back/, 'Shoes sent back')
  await other.findByRole('button', { name: 'Add receipt' })
  expect(within(document.body).queryByRole('img', { name: /^Receipt/ })).not.toBeInTheDocument()
  expect(api.received('getReceipt')).toHaveLength(fetched)
})
