import { messageOf, useRead, useSend } from '@solvent/api-client'
import { type Device, endDevice, listDevices } from '@solvent/contracts/devices'
import { useRestoreFocus } from '@solvent/screen-kit'
import { Button, formatInstant, useToast } from '@solvent/ui'
import { useState } from 'react'
import { SettingRow } from '../setting-row'
import { AccessItem, AccessList } from './access-list'
import { deviceTitle } from './device-title'
import { LogoutEverywhereDialog } from './logout-everywhere-dialog'

/** The devices that are logged in. Each one can be logged out, or all of them. */
export function Devices() {
  const { data, error } = useRead(listDevices, {})
  const [isAsking, setAsking] = useState(false)
  const region = useRestoreFocus<HTMLDivElement>()
  const { end, isEnding } = useEndDevice()
  return (
    <div ref={region} tabIndex={-1}>
      <SettingRow
        title="Devices"
        text="Where you are logged in. Log out a device that you lost or do not know."
      >
        <Button onClick={() => setAsking(true)}>Log out everywhere</Button>
      </SettingRow>
      <AccessList rows={data?.devices} failed={error && 'Failed to load your devices.'}>
        {(device) => (
          <AccessItem key={device.id} name={deviceTitle(device)} facts={factsOf(device)}>
            {!device.is_current && (
              <Button
                small
                variant="ghost"
                aria-label={`Log out ${deviceTitle(device)}`}
                disabled={isEnding}
                onClick={() => end(device)}
              >
                Log out
              </Button>
            )}
          </AccessItem>
        )}
      </AccessList>
      {isAsking && <LogoutEverywhereDialog onClose={() => setAsking(false)} />}
    </div>
  )
}

function useEndDevice() {
  const toast = useToast()
  const { mutate, isPending } = useSend(endDevice)
  function end(device: Device) {
    mutate(
      { params: { id: device.id } },
      {
        onSuccess: () => toast.success(`${deviceTitle(device)} is logged out`),
        onError: (cause) => toast.error(messageOf(cause, 'Failed to log out the device. Please try again.')),
      },
    )
  }
  return { end, isEnding: isPending }
}

function factsOf({ is_current, network, signed_in_at }: Device): string[] {
  const facts = [is_current ? 'This device' : '', network, `Since ${formatInstant(signed_in_at)}`]
  return facts.filter(Boolean)
}
