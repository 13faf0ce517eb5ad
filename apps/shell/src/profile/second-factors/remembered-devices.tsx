import { messageOf, useSend } from '@solvent/api-client'
import { forgetDevice, type RememberedDevice } from '@solvent/contracts/second-factors'
import { useRestoreFocus } from '@solvent/screen-kit'
import { Button, formatInstant, useToast } from '@solvent/ui'
import { AccessItem, AccessList } from '../access/access-list'
import { deviceTitle } from '../access/device-title'
import { SettingRow } from '../setting-row'

/** The devices on which the password is enough. */
export function RememberedDevices({ devices }: { devices: readonly RememberedDevice[] }) {
  const region = useRestoreFocus<HTMLDivElement>()
  const { forget, isForgetting } = useForget()
  return (
    <div ref={region} tabIndex={-1}>
      <SettingRow title="Remembered devices" text="On these devices, your password alone logs you in.">
        {null}
      </SettingRow>
      <AccessList rows={devices} failed={null}>
        {(device) => (
          <AccessItem key={device.id} name={deviceTitle(device)} facts={factsOf(device)}>
            <Button
              small
              variant="ghost"
              aria-label={`Forget ${deviceTitle(device)}`}
              disabled={isForgetting}
              onClick={() => forget(device)}
            >
              Forget
            </Button>
          </AccessItem>
        )}
      </AccessList>
    </div>
  )
}

function useForget() {
  const toast = useToast()
  const { mutate, isPending } = useSend(forgetDevice)
  function forget({ id }: RememberedDevice) {
    mutate(
      { params: { id } },
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: (cause) => toast.error(messageOf(cause, 'Failed to forget the device. Please try again.')),
      },
    )
  }
  return { forget, isForgetting: isPending }
}

function factsOf({ network, expires_at }: RememberedDevice): string[] {
  return [network, `Until ${formatInstant(expires_at)}`].filter(Boolean)
}
