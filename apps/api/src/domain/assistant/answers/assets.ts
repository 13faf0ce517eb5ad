import { type Asset, assetNaming } from '@solvent/contracts'
import { addDays, backToMinor, counted, dateInWords } from '@solvent/money'
import { total } from '../../books/totals'
import { POSITION_TYPE } from '../../books/trades'
import { firstOfMonth } from '../../plan/carried-reserve'
import type { AnswerText } from './question'
import { blocks, bullets, links, paragraph, plain } from './wording'

const seeAssets = `See ${links.assets}.`
const NO_ASSETS = `You have no assets yet. To add one, go to ${links.assets}.`
const PARTS_PER_SHARE = 100_000_000n

export const ownTotal: AnswerText = async ({ books, money }) => {
  const { total_assets, liquid_assets, assets_by_type } = await books.summary()
  const count = assets_by_type.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return NO_ASSETS
  const lines = assets_by_type.map(({ type, amount }) => `${plain(type)}: ${money(backToMinor(amount))}`)
  return blocks(
    paragraph(
      `You have ${money(backToMinor(total_assets))} in ${counted(count, 'asset')}, ${money(backToMinor(liquid_assets))} of it available for payments.`,
      seeAssets,
    ),
    lines.length > 1 ? bullets(lines) : '',
  )
}

export const balance: AnswerText = async ({ asked: { account = '' }, books, money }) => {
  const liquid = (await books.assets()).filter(({ is_liquid, asset_type }) => {
    return is_liquid && asset_type !== POSITION_TYPE
  })
  const found = ofAccount(liquid, account)
  const toLine = (asset: Asset) => `${nameOf(asset)}: ${money(backToMinor(asset.asset_value))}`
  if (liquid.length === 0) return `You have no accounts yet. To add one, go to ${links.assets}.`
  if (found.length === 0)
    return blocks(`Which account do you mean? ${seeAssets}`, bullets(liquid.map(toLine)))
  const sum = total(found.map(({ asset_value }) => backToMinor(asset_value)))
  return blocks(
    `${plain(account)} holds ${money(sum)}. ${seeAssets}`,
    found.length > 1 ? bullets(found.map(toLine)) : '',
  )
}

/** The assets of this type, else those of this name, as payments from the account take them. */
function ofAccount(assets: readonly Asset[], account: string): Asset[] {
  const ofType = assets.filter(({ asset_type }) => asset_type === account)
  if (ofType.length > 0) return ofType
  const name = account.toLowerCase()
  return assets.filter(({ description }) => name !== '' && description.toLowerCase() === name)
}

export const netWorth: AnswerText = async ({ books, money }) => {
  const { net_worth, total_assets, total_liabilities } = await books.summary()
  if (total_assets === 0 && total_liabilities === 0) {
    return `You have recorded no assets and no debts, so your net worth is ${money(0n)}. See ${links.dashboard}.`
  }
  const [own, owe] = [backToMinor(total_assets), backToMinor(total_liabilities)]
  const parts = `${money(own)} in assets less ${money(owe)} in debts`
  return `Your net worth is ${money(backToMinor(net_worth))}: ${parts}. See ${links.dashboard}.`
}

/** Compares with the last day of the month before, or else the first day in the books. */
export const netWorthChange: AnswerText = async ({ books, money, today }) => {
  const { series } = await books.netWorthSince(addDays(firstOfMonth(today), -1))
  const first = series.find(({ assets, liabilities }) => assets !== 0 || liabilities !== 0)
  const last = series.at(-1)
  if (!first || !last) return `There is nothing to compare yet. Add what you own under ${links.assets}.`
  const now = backToMinor(last.net_worth)
  if (first === last) {
    return `Your books begin today, so there is no earlier day to compare with. Your net worth is ${money(now)}.`
  }
  const change = now - backToMinor(first.net_worth)
  const since = `since ${dateInWords(first.date, today)}`
  const size = money(change < 0n ? -change : change)
  const moved =
    change === 0n
      ? `Your net worth is unchanged ${since}, at ${money(now)}.`
      : `Your net worth is ${change > 0n ? 'up' : 'down'} ${size} ${since}, to ${money(now)}.`
  return `${moved} See ${links.dashboard}.`
}

export const shares: AnswerText = async ({ books, money }) => {
  const positions = (await books.assets()).filter(({ asset_type }) => asset_type === POSITION_TYPE)
  const counts = await books.shares(positions.map(({ id }) => id))
  const held = positions
    .map((asset, place) => ({ asset, count: counts[place] ?? 0n }))
    .filter(({ asset, count }) => count > 0n || asset.asset_value > 0)
  if (held.length === 0)
    return 'You hold no shares. To record a trade, write "bought 2 shares of ACME at 41.20".'
  const lines = held.map(({ asset, count }) => {
    const number = count > 0n ? `${decimalOf(count)} ${count === PARTS_PER_SHARE ? 'share' : 'shares'}, ` : ''
    return `${nameOf(asset)}: ${number}${money(backToMinor(asset.asset_value))}`
  })
  const values = "These are the values in your books, not today's prices."
  return blocks('You hold these shares:', bullets(lines), `${values} ${seeAssets}`)
}

/** Hundred-millionths of a share as a plain decimal without trailing zeros. */
function decimalOf(parts: bigint): string {
  const fraction = String(parts % PARTS_PER_SHARE)
    .padStart(8, '0')
    .replace(/0+$/, '')
  return `${parts / PARTS_PER_SHARE}${fraction && `.${fraction}`}`
}

export const expected: AnswerText = async ({ books, money, today }) => {
  const coming = [...(await books.expected())].sort((a, b) => a.expected_date.localeCompare(b.expected_date))
  if (coming.length === 0) return `You expect no money. To add some, go to ${links.assets}.`
  const sum = total(coming.map(({ asset_amount }) => backToMinor(asset_amount)))
  const lines = coming.map(({ asset_amount, expected_date, confidence, ...asset }) => {
    const sure = confidence === 100 ? '' : `, ${confidence}% sure`
    const late = expected_date < today ? ', not marked as received yet' : ''
    return `${nameOf(asset)}: ${money(backToMinor(asset_amount))} on ${dateInWords(expected_date, today)}${sure}${late}`
  })
  const [only = '', ...others] = lines
  if (others.length === 0) return `You expect ${only}. ${seeAssets}`
  return blocks(`You expect ${money(sum)}. ${seeAssets}`, bullets(lines))
}

function nameOf(asset: Pick<Asset, 'asset_description' | 'asset_type'>): string {
  return plain(assetNaming(asset).name)
}
