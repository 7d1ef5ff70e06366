import type { ExpectedBlow } from '@tavolo/gloomhaven';
import { areaOf } from '@tavolo/gloomhaven';
import { isPlacement } from '../lit.ts';
import { type Scene, useScene } from '../scene.ts';
import { ExplainedNumber } from '../sheets/explained-number.tsx';
import { blowValue, type ExplainedValue } from '../sheets/values.ts';

/** The strength of the attack whose target is being chosen, as far as it is the same for all; then for the figure aimed at. */
export function AttackShown() {
  const scene = useScene();
  const { question, blows } = scene;
  if (question?.name !== 'attack-target') return null;
  const aimed = aimedAt(scene);
  const value = sharedValue(aimed.length === 0 ? [...blows.values()] : aimed);
  if (value === null) return null;
  return (
    <div className="gh-attack-shown">
      <ExplainedNumber value={value} />
    </div>
  );
}

/** The attacks on the figures that are picked, or that stand where an area is placed. */
function aimedAt({ picked, blows, question, view }: Scene): readonly ExpectedBlow[] {
  const [option = ''] = picked;
  if (question === null || !isPlacement(option)) return [blows.get(option)].flatMap((blow) => blow ?? []);
  const hexes = areaOf(question, option);
  return view.figures.filter(({ hex }) => hexes.includes(hex)).flatMap(({ id }) => blows.get(id) ?? []);
}

/** The parts that every attack has, with what they come to; `null`: they have none in common. */
function sharedValue([first, ...others]: readonly ExpectedBlow[]): ExplainedValue | null {
  if (first === undefined) return null;
  const parts = first.parts.filter((part) =>
    others.every((other) => other.parts.some(({ of, value }) => of === part.of && value === part.value)),
  );
  if (parts.length === 0 && first.parts.length > 0) return null;
  return blowValue({ parts, value: parts.reduce((sum, part) => sum + part.value, 0) });
}
