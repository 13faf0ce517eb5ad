const KEY = 'chat_session_id'

/** The id of the last open conversation in this browser, or null. */
export function storedConversation(): string | null {
  return localStorage.getItem(KEY)
}

export function storeConversation(id: string): void {
  localStorage.setItem(KEY, id)
}

export function forgetConversation(): void {
  localStorage.removeItem(KEY)
}
