import type { ExpenseCategory, IncomeCategory } from '@solvent/contracts'

/** Singular, unless the plural is the usual form. The longest match wins: a gas bill is not gas. */
export const EXPENSE_WORDS: Readonly<Record<Exclude<ExpenseCategory, 'Other'>, readonly string[]>> = {
  Groceries:
    'grocery,supermarket,food,bread,milk,egg,cheese,fruit,vegetable,veggie,meat,aldi,lidl,tesco,costco,sainsbury,walmart'.split(
      ',',
    ),
  'Eating out':
    'lunch,dinner,breakfast,brunch,supper,coffee,latte,cappuccino,espresso,tea,snack,pizza,burger,sandwich,kebab,sushi,taco,burrito,salad,beer,wine,cocktail,drink,ice cream,takeaway,takeout,take-out,restaurant,cafe,café,bar,pub,bakery,starbucks,mcdonald,chipotle'.split(
      ',',
    ),
  Transport:
    'taxi,cab,uber,lyft,bus,train,tram,metro,subway,gas,petrol,diesel,fuel,parking,toll,car repair,car wash,car service,oil change,tire,tyre,bike repair,ferry,scooter'.split(
      ',',
    ),
  Housing: 'rent,furniture,plumber,home repair,home insurance,cleaner'.split(','),
  Utilities:
    'electricity,electric,electric bill,power bill,gas bill,water bill,heating,internet,wifi,wi-fi,broadband,phone bill,mobile bill,cell phone bill,utility,utilities'.split(
      ',',
    ),
  Health:
    'pharmacy,medicine,medication,prescription,doctor,dentist,hospital,therapy,therapist,physio,optician,glasses,vitamin,health insurance'.split(
      ',',
    ),
  Leisure:
    'cinema,movie,concert,museum,theater,theatre,gym,book,game,video game,netflix,spotify,disney,bowling,swimming,zoo,festival,hobby'.split(
      ',',
    ),
  Shopping:
    'clothes,clothing,shoe,sneaker,boot,shirt,t-shirt,tshirt,jeans,pants,dress,jacket,coat,sock,hat,laptop,phone,headphone,tablet,computer,monitor,keyboard,app,amazon,ikea,toy,watch'.split(
      ',',
    ),
  Education: 'tuition,course,textbook,school supplies,exam fee,tutor,tutoring,school fee'.split(','),
  Travel: 'hotel,hostel,flight,airbnb,plane ticket,luggage,suitcase,visa application'.split(','),
  Gifts: 'gift,present,flower,birthday card,donation,charity'.split(','),
  Fees: 'bank fee,bank charge,late fee,fee,fine'.split(','),
}

export const INCOME_WORDS: Readonly<Record<Exclude<IncomeCategory, 'Other'>, readonly string[]>> = {
  Salary: 'salary,paycheck,pay check,paycheque,wage,wages,bonus,tip,commission'.split(','),
  Refund: 'refund,rebate,cashback,reimbursement'.split(','),
  Gift: 'gift,present'.split(','),
  Interest: 'interest,dividend'.split(','),
  Sale: 'sale'.split(','),
}

/** Words that have the category of the word before: a bus ticket is transport. */
export const TRANSPARENT_WORDS: ReadonlySet<string> = new Set(
  'bill,ticket,fare,ride,trip,order,meal,session,lesson,appointment,visit,membership,subscription,run,payment,money,store,shop'.split(
    ',',
  ),
)

/** Words that may precede a known word without changing its category: a new phone, the tax refund. */
export const HARMLESS_WORDS: ReadonlySet<string> = new Set(
  'new,old,big,small,quick,nice,good,great,hot,iced,work,office,school,team,family,birthday,christmas,tax,net,gym,home,a,an,the,my,some,pair,of'.split(
    ',',
  ),
)

/** Words for a unit or container of the item itself: a pair of shoes, a cup of coffee. */
export const CONTAINERS: readonly string[] =
  'pair,bottle,glass,cup,box,bag,pack,slice,piece,tank,bunch,round,set,bouquet'.split(',')
