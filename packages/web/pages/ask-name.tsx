import { isRefused, longest, type Me, type RefusalName } from '@tavolo/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { lastName } from '../app/me.ts';
import { Page } from '../app/page.tsx';
import { api } from '../host/api.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { useText } from '../text/use-text.ts';
import './reading.css';

type AskNameProps = {
  readonly onKnown: (me: Me) => void;
  /** What is said before: what they were invited to. */
  readonly children?: ReactNode;
};

/** The one thing that a stranger is asked. */
export function AskName({ onKnown, children }: AskNameProps) {
  const { gathering, refusals } = useText();
  const [name, setName] = useState(lastName() ?? '');
  const [refused, setRefused] = useState<RefusalName | null>(null);
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const said = await api.introduce(name.trim());
    if (isRefused(said)) setRefused(said.refused);
    else onKnown(said);
  };
  return (
    <Page title={gathering.askName}>
      <form className="reading" onSubmit={(event) => void enter(event)}>
        {children}
        <h1>{gathering.askName}</h1>
        <p>{gathering.askNameSays}</p>
        <Field
          label={gathering.nameHere}
          value={name}
          maxLength={longest.name}
          autoComplete="nickname"
          autoFocus
          required
          wrong={refused === null ? null : refusals[refused]}
          onChange={setName}
        />
        <Button type="submit" weight="main">
          {gathering.enter}
        </Button>
      </form>
    </Page>
  );
}
