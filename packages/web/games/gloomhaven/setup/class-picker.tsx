import { content } from '@tavolo/gloomhaven';
import { useState } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import type { ClassMat } from '../game.ts';
import { LitButton } from '../lit-button.tsx';
import { useScene } from '../scene.ts';
import { ClassSheet } from './class-sheet.tsx';
import './class-picker.css';
import './picker.css';

/** The classes to choose from, each with its emblem, its figures and a way to its cards. [gh/components.12] */
export function ClassPicker() {
  const { lit, own } = useScene();
  const [looked, lookAt] = useState<ClassMat | null>(null);
  const mats = [...content.classes.values()].filter(({ id }) => lit.has(id));
  return (
    <section className="gh-picker" aria-label={own.classes}>
      <ul className="gh-classes">
        {mats.map((mat) => (
          <ClassCard key={mat.id} mat={mat} onLook={() => lookAt(mat)} />
        ))}
      </ul>
      {looked === null ? null : <ClassSheet mat={looked} onClose={() => lookAt(null)} />}
    </section>
  );
}

type ClassCardProps = { readonly mat: ClassMat; readonly onLook: () => void };

function ClassCard({ mat, onLook }: ClassCardProps) {
  const { own, texts, lit, view } = useScene();
  const option = lit.get(mat.id);
  const level = Math.max(1, view.options.characterLevel);
  return (
    <li className="gh-class" data-class={mat.id}>
      <Icon name={`gh/${mat.id}`} className="gh-class-portrait" />
      <h3>{texts.name(mat.id)}</h3>
      <p className="gh-class-says">{own.classSays[mat.id] ?? ''}</p>
      <dl className="gh-class-figures">
        <div title={own.hp}>
          <dt>
            <Icon name="gh/hp" />
            <span className="unseen">{own.hp}</span>
          </dt>
          <dd>{mat.hp[level - 1]}</dd>
        </div>
        <div title={own.handLimit}>
          <dt>
            <Icon name="gh/hand" />
            <span className="unseen">{own.handLimit}</span>
          </dt>
          <dd>{mat.handLimit}</dd>
        </div>
      </dl>
      <LitButton lit={option} />
      <button
        type="button"
        className="gh-class-look"
        aria-label={own.cardsOfClass(texts.name(mat.id))}
        onClick={onLook}
      >
        <Icon name="eye" /> {own.lookAtCards}
      </button>
    </li>
  );
}
