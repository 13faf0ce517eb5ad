const KEY = 'chat_session_id'

/** The id of the conversation this browser was last in, or null. */
export function storedConversation(): string | null {
  return localStorage.getItem(KEY)
}

export function storeConversation(id: string): void {
  localStorage.setItem(KEY, id)
}

export function forgetConversation(): void {
  localStorage.removeItem(KEY)
}
