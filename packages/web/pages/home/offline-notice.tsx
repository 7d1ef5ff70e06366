import { useEffect } from 'react';
import { identity, useKnown } from '../../app/me.ts';
import { Button } from '../../parts/button.tsx';
import { useText } from '../../text/use-text.ts';

/** Without a server: what can be played all the same. It goes by itself when the network is back. */
export function OfflineNotice() {
  const { home, refusals } = useText();
  const isUnreachable = useKnown().is === 'unreachable';
  useEffect(() => {
    if (!isUnreachable) return;
    const ask = () => void identity.ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [isUnreachable]);
  if (!isUnreachable) return null;
  return (
    <section className="home-panel home-offline" role="status">
      <h2>{navigator.onLine ? refusals['no-connection'] : home.offline}</h2>
      <p className="home-quiet">{home.offlineSays}</p>
      <Button onClick={() => void identity.ask()}>{home.tryAgain}</Button>
    </section>
  );
}
