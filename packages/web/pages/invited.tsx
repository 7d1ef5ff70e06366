import { type Invitation, isRefused, type RefusalName } from '@tavolo/protocol';
import { useEffect, useState } from 'react';
import { games } from '../app/games.ts';
import { api } from '../host/api.ts';
import { useLanguage, useText } from '../text/use-text.ts';

/** What is known of an invitation: nothing yet, what it is to, or why it leads nowhere. */
export type Invited = Invitation | RefusalName | null;

/** What a link invites to; `null` as well where there is no link. */
export function useInvitation(key: string | null): Invited {
  const [invited, setInvited] = useState<Invited>(null);
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    void api.invitation(key).then((said) => {
      if (isWanted) setInvited(isRefused(said) ? said.refused : said);
    });
    return () => {
      isWanted = false;
    };
  }, [key]);
  return invited;
}

/** Who invites to what, and whether there is a seat left. */
export function InvitationSays({ invitation }: { readonly invitation: Invitation }) {
  const { gathering } = useText();
  const language = useLanguage();
  const { game, host } = invitation;
  const late = lateWords(invitation);
  const title = games.blurb(game)?.words[language].title ?? game;
  return (
    <>
      <p>
        <strong>{host === null ? gathering.invitedTo(title) : gathering.invitedBy(host, title)}</strong>
      </p>
      {late === null ? null : <p>{gathering[late]}</p>}
    </>
  );
}

/** What is said to those who come once the match has started; `null`: it has not. */
export function lateWords({ phase, free }: Pick<Invitation, 'phase' | 'free'>) {
  if (phase === 'gathering') return null;
  if (phase === 'over') return 'isOver';
  return free > 0 ? 'lateWithSeat' : 'lateToWatch';
}
