import { Icon } from '../../../parts/icon.tsx';
import type { FigureView } from '../game.ts';
import { CardLines } from '../hand/card-lines.tsx';
import { summonLines } from '../printed.ts';
import { figureName, useScene } from '../scene.ts';
import { ConditionNotes } from './condition-notes.tsx';
import { useExplained } from './memory.ts';
import { Why } from './why.tsx';

/** A summon, or something with hit points that the scenario brought. */
export function OtherSheet({ figure }: { readonly figure: FigureView }) {
  const scene = useScene();
  const { own, texts } = scene;
  const why = useExplained(figure);
  return (
    <div className="gh-sheet">
      <p className="gh-now">
        <Icon name="gh/hp" /> {figure.hp}/{figure.maxHp}
      </p>
      {figure.owner === null ? null : <p>{own.belongsTo(figureName(scene, figure.owner))}</p>}
      <CardLines lines={summonLines(texts, figure.type)} />
      <ConditionNotes figure={figure} />
      {why === null ? null : <Why {...why} />}
    </div>
  );
}
