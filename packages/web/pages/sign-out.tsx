import { isRefused, type Me } from '@tavolo/protocol';
import { useEffect } from 'react';
import { identity } from '../app/me.ts';
import { api } from '../host/api.ts';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useText } from '../text/use-text.ts';
import { CarryLinkMaker } from './carry-link-maker.tsx';

type SignOutProps = {
  readonly me: Me;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
};

/** Before this device forgets who somebody is: what that loses, and a link that keeps it. */
export function SignOut({ me, onSignOut, onClose }: SignOutProps) {
  const { me: text, common } = useText();
  const others = me.devices.filter(({ isThis }) => !isThis).map(({ label }) => label);
  const isLast = others.length === 0;
  useNewDevices();
  return (
    <Sheet title={text.signOutTitle} at="middle" onClose={onClose}>
      <div className="sign-out">
        <p>{isLast ? text.signOutLoses(me.name) : text.signOutKeeps(me.name, others)}</p>
        {isLast ? <CarryLinkMaker weight="main" /> : null}
        <div className="sign-out-actions">
          <Button weight="grave" onClick={onSignOut}>
            {isLast ? text.signOutAnyway : text.revoke}
          </Button>
          <Button onClick={onClose}>{common.cancel}</Button>
        </div>
      </div>
    </Sheet>
  );
}

/** How often it is checked whether another device has used the link, in milliseconds. */
const often = 4000;

function useNewDevices(): void {
  useEffect(() => {
    const look = async () => {
      const said = await api.me();
      if (!isRefused(said) && said.me !== null) identity.take(said.me);
    };
    const timer = setInterval(() => void look(), often);
    return () => clearInterval(timer);
  }, []);
}
