import {
  useBeginTotpMutation,
  useRenewRecoveryCodesMutation,
  useSetOwnPasswordMutation,
  type AccountDto,
  type TotpChallengeDto,
} from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminAccount } from '../../../content/admin/admin-users';
import { recoveryCodes } from '../../../content/admin/admin-welcome';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { useChange } from '../shared/calls/use-change';
import { CodeSetup } from '../shared/factors/code-setup';
import { RecoveryCodes } from '../shared/factors/recovery-codes';
import { refusedCode } from '../shared/factors/refused-code';
import { Card } from '../shared/ui/card';
import form from '../shared/ui/form.module.css';
import { useTellOnce } from '../shared/ui/secret-area';

export function CodeCard({ account }: { account: AccountDto }) {
  const [begin, beginning] = useBeginTotpMutation();
  const [save, saving] = useSetOwnPasswordMutation();
  const [renew, renewing] = useRenewRecoveryCodesMutation();
  const [challenge, setChallenge] = useState<TotpChallengeDto>();
  const change = useChange();
  const tellOnce = useTellOnce();
  const tell = (codes: readonly string[]) =>
    tellOnce({
      title: recoveryCodes.title,
      content: (onDone) => <RecoveryCodes codes={codes} onDone={onDone} />,
    });

  const beginNow = async () => {
    const begun = begin();
    if (await change(begun)) setChallenge((await begun).data);
  };
  const renewNow = async () => {
    const renewed = renew();
    const { data } = await renewed;
    if ((await change(renewed)) && data) tell(data.recovery_codes);
  };

  return (
    <Card title={adminAccount.code} intro={adminAccount.codeIntro}>
      <p>
        {account.has_code
          ? adminAccount.hasCode(account.recovery_codes_left)
          : adminAccount.hasNoCode}
      </p>
      <div className={form.end}>
        {account.has_code && (
          <Button
            variant="outline"
            size="small"
            busy={renewing.isLoading}
            onClick={() => void renewNow()}
          >
            {adminAccount.renewCodes}
          </Button>
        )}
        <Button size="small" busy={beginning.isLoading} onClick={() => void beginNow()}>
          {account.has_code ? adminAccount.changeCode : adminAccount.setCode}
        </Button>
      </div>
      {challenge && (
        <Dialog title={adminAccount.code} onClose={() => setChallenge(undefined)}>
          <CodeSetup
            challenge={challenge}
            busy={saving.isLoading}
            onSave={async (newCodeDto) => {
              const { data, error } = await save({ newCodeDto });
              if (error) return refusedCode(error);
              setChallenge(undefined);
              tell(data.recovery_codes);
              return {};
            }}
          />
        </Dialog>
      )}
    </Card>
  );
}
