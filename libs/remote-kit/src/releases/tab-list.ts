/** Words that this tab remembers, also after a reload. */
export interface TabList {
  words(): readonly string[]
  add(word: string): void
  clear(): void
}

/** @param key the name in the session storage, which stores the words separated by spaces */
export function createTabList(key: string): TabList {
  let words = (sessionStorage.getItem(key) ?? '').split(' ').filter(Boolean)
  function set(next: string[]) {
    words = next
    try {
      sessionStorage.setItem(key, words.join(' '))
    } catch {
      // Without storage space they are known until the page is reloaded.
    }
  }
  return {
    words: () => words,
    add: (word) => set([...words.filter((known) => known !== word), word]),
    clear: () => set([]),
  }
}
