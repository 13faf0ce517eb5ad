import { type RefObject, useLayoutEffect, useRef } from 'react'

const MOVE = { duration: 200, easing: 'ease-out' }

/**
 * Animates the children of a list, identified by `data-key`, to their new positions when `order` changes. Respects
 * reduced motion.
 */
export function useReorderMotion<List extends HTMLElement>(order: string): RefObject<List | null> {
  const list = useRef<List>(null)
  const positions = useRef({ order, tops: new Map<string, number>() })

  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])].filter((child) => child instanceof HTMLElement)
    const before = positions.current
    const tops = new Map(items.map((item) => [item.dataset.key ?? '', item.offsetTop]))
    positions.current = { order, tops }
    if (before.order === order || !isMotionAllowed()) return
    for (const item of items) {
      const key = item.dataset.key ?? ''
      const offset = (before.tops.get(key) ?? item.offsetTop) - item.offsetTop
      if (offset !== 0) item.animate([{ transform: `translateY(${offset}px)` }, { transform: 'none' }], MOVE)
    }
  })

  return list
}

function isMotionAllowed(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches ?? false
}
