import type { HeroView } from '@tavolo/gauntlet-of-fools';
import { Icon } from '../../../parts/icon.tsx';
import { useScene } from '../scene.ts';
import { marksOf } from './marks.ts';
import './mark-list.css';

/** The marks on a hero, each an icon with its words. */
export function MarkList({ hero }: { readonly hero: HeroView }) {
  const { own } = useScene();
  const marks = marksOf(hero, own);
  if (marks.length === 0) return null;
  return (
    <ul className="gof-marks" data-spot={`marks-${hero.id}`}>
      {marks.map(({ id, icon, says, feels }) => (
        <li key={id} className={`gof-mark is-${feels}`} title={says}>
          <Icon name={icon} />
          <span>{says}</span>
        </li>
      ))}
    </ul>
  );
}
