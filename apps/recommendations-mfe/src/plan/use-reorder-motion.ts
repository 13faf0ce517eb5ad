import { type RefObject, useLayoutEffect, useRef } from 'react'

const MOVE = { duration: 200, easing: 'ease-out' }

/**
 * Lets the children of a list, identified by `data-key`, slide to their new places when their order changes.
 * Nothing moves for people who ask for reduced motion.
 */
export function useReorderMotion<List extends HTMLElement>(order: string): RefObject<List | null> {
  const list = useRef<List>(null)
  const places = useRef({ order, tops: new Map<string, number>() })

  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])].filter((child) => child instanceof HTMLElement)
    const before = places.current
    const tops = new Map(items.map((item) => [item.dataset.key ?? '', item.offsetTop]))
    places.current = { order, tops }
    if (before.order === order || !isMotionWelcome()) return
    for (const item of items) {
      const key = item.dataset.key ?? ''
      const by = (before.tops.get(key) ?? item.offsetTop) - item.offsetTop
      if (by !== 0) item.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], MOVE)
    }
  })

  return list
}

function isMotionWelcome(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches ?? false
}
