import { CATEGORY_ICONS, type OwnCategory } from '@solvent/contracts'

const iconNames: Readonly<Record<OwnCategory['icon'], string>> = {
  Tag: 'Tag',
  Groceries: 'Basket',
  'Eating out': 'Cutlery',
  Transport: 'Bus',
  Vehicle: 'Car',
  Travel: 'Plane',
  Housing: 'House',
  Rent: 'Key',
  Utilities: 'Plug',
  Insurance: 'Shield',
  Health: 'Heart',
  Leisure: 'Ticket',
  Shopping: 'Bag',
  Education: 'Cap',
  Gifts: 'Gift',
  Fees: 'Receipt',
  Subscription: 'Repeat',
  'Credit Card': 'Card',
  Cash: 'Banknote',
  'Savings Account': 'Piggy bank',
  'Checking Account': 'Bank',
  'Investment Account': 'Chart',
}

/** The icons by what they show. */
export const iconOptions = CATEGORY_ICONS.map((value) => ({ value, label: iconNames[value] }))

/** The plain names of the hues from 1 to 6. */
export const HUE_NAMES = ['Blue', 'Teal', 'Pink', 'Brown', 'Gray', 'Purple'] as const
