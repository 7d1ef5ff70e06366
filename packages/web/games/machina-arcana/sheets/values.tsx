import { signed } from '@tavolo/language';
import { Icon } from '../../../parts/icon.tsx';
import type { UnitSeen, ValueSeen } from '../game.ts';
import { useScene } from '../scene.ts';

/** What a unit has, with all that its defences are made of. */
export function Values({ unit }: { readonly unit: UnitSeen }) {
  const { own } = useScene();
  const { values } = own;
  const { health, stamina, essence, armor, will } = unit;
  return (
    <dl className="ma-values">
      <Row icon="health" label={values.health} said={own.progress(health.now, health.most)} />
      <Row icon="stamina" label={values.stamina} said={own.progress(stamina.now, stamina.most)} />
      {unit.is === 'monster' ? null : (
        <Row icon="essence" label={values.essence} said={own.progress(essence.now, essence.most)} />
      )}
      <Row icon="armor" label={values.armor} said={String(armor.n)} parts={armor} />
      <Row icon="will" label={values.will} said={String(will.n)} parts={will} />
    </dl>
  );
}

type RowProps = {
  readonly icon: string;
  readonly label: string;
  readonly said: string;
  readonly parts?: ValueSeen;
};

function Row({ icon, label, said, parts }: RowProps) {
  const { own, texts } = useScene();
  const others = (parts?.parts.length ?? 0) > 1 ? (parts?.parts ?? []) : [];
  return (
    <div>
      <dt>
        <Icon name={`ma/${icon}`} /> {label}
      </dt>
      <dd>
        <strong>{said}</strong>
        {others.map(({ card, by }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card may change a value twice
          <span key={`${card} ${nth}`} className="ma-part">
            {card === null ? `${own.printed} ${by}` : `${texts.name(card)} ${signed(by)}`}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** What is so of a unit, by its keywords. */
export function Keywords({ unit: { keywords } }: { readonly unit: UnitSeen }) {
  const { texts } = useScene();
  if (keywords.length === 0) return null;
  return (
    <p className="ma-keywords">
      {keywords.map((keyword) => (
        <span key={keyword}>
          <Icon name={`ma/keyword-${keyword}`} /> {texts.name(keyword)}
        </span>
      ))}
    </p>
  );
}
