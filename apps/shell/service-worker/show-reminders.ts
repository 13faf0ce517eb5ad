declare const self: ServiceWorkerGlobalScope

/** What the server sends, encrypted for this browser. */
interface Reminder {
  title: string
  body: string
  /** The page to open, and the one that pays. */
  path: string
  pay_path?: string
}

/** Shows the reminders that the server sends, and opens their pages. */
export function showReminders(): void {
  self.addEventListener('push', (event) => {
    if (!event.data) return
    const { title, body, ...data }: Reminder = event.data.json()
    const actions = data.pay_path === undefined ? [] : [{ action: 'pay', title: 'Paid' }]
    const options = { body, data, actions, icon: '/icon-192.png', badge: '/icon-192.png', tag: 'due' }
    event.waitUntil(self.registration.showNotification(title, options))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { path, pay_path = path }: Reminder = event.notification.data
    event.waitUntil(open(event.action === 'pay' ? pay_path : path))
  })
}

/** Opens a page in the app if it is open, else in a new window. */
async function open(path: string): Promise<void> {
  const address = new URL(path, self.location.origin).href
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (!window) return void (await self.clients.openWindow(address))
  const opened = await window.navigate(address)
  await opened?.focus()
}
