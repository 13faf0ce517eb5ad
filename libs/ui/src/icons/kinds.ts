import type { LucideIcon } from 'lucide-react'
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Banknote from 'lucide-react/icons/banknote'
import Bus from 'lucide-react/icons/bus'
import Car from 'lucide-react/icons/car'
import ChartCandlestick from 'lucide-react/icons/chart-candlestick'
import ChartLine from 'lucide-react/icons/chart-line'
import Coins from 'lucide-react/icons/coins'
import CreditCard from 'lucide-react/icons/credit-card'
import Gift from 'lucide-react/icons/gift'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import HandCoins from 'lucide-react/icons/hand-coins'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import House from 'lucide-react/icons/house'
import KeyRound from 'lucide-react/icons/key-round'
import Landmark from 'lucide-react/icons/landmark'
import Pencil from 'lucide-react/icons/pencil'
import Percent from 'lucide-react/icons/percent'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import Plane from 'lucide-react/icons/plane'
import PlugZap from 'lucide-react/icons/plug-zap'
import Plus from 'lucide-react/icons/plus'
import Receipt from 'lucide-react/icons/receipt'
import Repeat from 'lucide-react/icons/repeat'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Shield from 'lucide-react/icons/shield'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Tag from 'lucide-react/icons/tag'
import Ticket from 'lucide-react/icons/ticket'
import Umbrella from 'lucide-react/icons/umbrella'
import Undo2 from 'lucide-react/icons/undo-2'
import Utensils from 'lucide-react/icons/utensils'

/** The icons of the built-in types of assets and liabilities, of the categories, and of the kinds of entries. */
const icons: Readonly<Record<string, LucideIcon>> = {
  Cash: Banknote,
  'Savings Account': PiggyBank,
  'Checking Account': Landmark,
  'Investment Account': ChartLine,
  'Real Estate': House,
  'Stock Portfolio': ChartCandlestick,
  'Retirement Fund': Umbrella,
  Vehicle: Car,
  'Credit Card': CreditCard,
  'Student Loan': GraduationCap,
  'Car Loan': Car,
  Mortgage: House,
  'Personal Loan': HandCoins,
  Rent: KeyRound,
  Utilities: PlugZap,
  Insurance: Shield,
  Subscription: Repeat,
  Groceries: ShoppingBasket,
  'Eating out': Utensils,
  Transport: Bus,
  Housing: House,
  Health: HeartPulse,
  Leisure: Ticket,
  Shopping: ShoppingBag,
  Education: GraduationCap,
  Travel: Plane,
  Gifts: Gift,
  Fees: Receipt,
  Salary: Banknote,
  Refund: RotateCcw,
  Gift: Gift,
  Interest: Percent,
  Sale: Tag,
  expense: ArrowUpRight,
  income: ArrowDownLeft,
  payment: Coins,
  transfer: ArrowLeftRight,
  trade: ChartCandlestick,
  interest: Percent,
  received: ArrowDownLeft,
  opening: Plus,
  adjustment: Pencil,
  reversal: Undo2,
  refinancing: HandCoins,
}

/** The icon of a kind; a custom type of any name has a general one. */
export function iconOf(kind: string): LucideIcon {
  return (Object.hasOwn(icons, kind) ? icons[kind] : null) ?? Tag
}
