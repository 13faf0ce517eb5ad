const KEY = 'chat_session_id'

/** The chat session this browser was last in, or null. */
export function storedSession(): string | null {
  return localStorage.getItem(KEY)
}

export function storeSession(id: string): void {
  localStorage.setItem(KEY, id)
}

export function forgetSession(): void {
  localStorage.removeItem(KEY)
}
