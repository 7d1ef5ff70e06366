import { type FormEvent, useState } from 'react';
import { go } from '../../app/navigation.ts';
import { pathOfPasted, pathTo } from '../../app/route.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { useText } from '../../text/use-text.ts';

/** The ways to a table that somebody else has: a link, or a file. */
export function JoinTable() {
  const { home } = useText();
  const [pasted, setPasted] = useState('');
  const [isWrong, setWrong] = useState(false);
  const join = (event: FormEvent) => {
    event.preventDefault();
    const path = pathOfPasted(pasted);
    if (path === null) setWrong(true);
    else go(path);
  };
  return (
    <section className="home-panel home-joining">
      <h2>{home.joinTitle}</h2>
      <form className="home-join" onSubmit={join}>
        <Field
          label={home.joinLabel}
          value={pasted}
          wrong={isWrong ? home.notALink : null}
          autoComplete="off"
          spellCheck={false}
          onChange={(value) => {
            setPasted(value);
            setWrong(false);
          }}
        />
        <Button type="submit" icon="door">
          {home.join}
        </Button>
      </form>
      <ButtonLink weight="quiet" icon="scroll" to={pathTo.replay}>
        {home.openReplay}
      </ButtonLink>
    </section>
  );
}
