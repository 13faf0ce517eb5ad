import { leaveExample, logOut, useRead } from '@solvent/api-client'
import { getProfile } from '@solvent/contracts'
import { color, font, Menu, radius, space, type Theme, useTheme } from '@solvent/ui'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { paths } from '../paths'

const Initial = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  font: ${font.captionStrong};
  /* A pseudo-element, so that the button's text for screen readers and speech input is the name alone. */
  &::before { content: attr(data-initial); }
`

const Name = styled.span`
  min-width: 0;
  /* Leaves the rest of the row to the navigation. */
  max-width: 8rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 1199.98px) { max-width: 5rem; }
  @media (max-width: 899.98px) { display: none; }
`

const Trigger = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`

/** The first word of the name, or "Account" if there is none. */
function firstName(name: string | undefined): string {
  return name?.trim().split(/\s+/)[0] || 'Account'
}

const themes: readonly { theme: Theme; label: string }[] = [
  { theme: 'light', label: 'Use the light theme' },
  { theme: 'dark', label: 'Use the dark theme' },
  { theme: 'system', label: "Use the device's theme" },
]

interface UserMenuProps {
  onShowShortcuts: () => void
}

/** The menu of the signed-in user: profile, theme, shortcuts and sign-out. */
export function UserMenu({ onShowShortcuts }: UserMenuProps) {
  const navigate = useNavigate()
  const { data: profile } = useRead(getProfile, {}, { refetchOnMount: false })
  const name = firstName(profile?.name)
  const { theme: chosen, setTheme } = useTheme()
  const otherThemes = themes.filter(({ theme }) => theme !== chosen)
  const items = [
    { label: 'Profile Settings', onSelect: () => void navigate(paths.profile) },
    { label: 'Keyboard shortcuts', onSelect: onShowShortcuts },
    ...otherThemes.map(({ theme, label }) => ({ label, onSelect: () => setTheme(theme) })),
    profile?.is_example
      ? { label: 'Leave the example', onSelect: leaveExample }
      : { label: 'Log out', onSelect: logOut },
  ]
  return (
    <Menu label={`${name}: account menu`} items={items}>
      <Trigger>
        <Initial aria-hidden="true" data-initial={name.charAt(0).toUpperCase()} />
        <Name>{name}</Name>
      </Trigger>
    </Menu>
  )
}
