import { type UnitSeen, unitSeen, type View, wornTogether } from '@tavolo/machina-arcana';
import { hanging } from '../../console/layout.ts';
import type { Drawing } from './drawing.ts';
import { markOf } from './marks.ts';

type ExplorerView = View['explorers'][number];

/** The explorers with their numbers; below each, as far as there is room, what it wears and carries. */
export function partyLines(drawing: Drawing): readonly string[] {
  const { view, question } = drawing.scene;
  return view.explorers.flatMap((explorer) => {
    const isAsked = explorer.seat === question?.seat;
    if (drawing.detail === 'least' && !isAsked) return [];
    const isTold = drawing.detail === 'full' || (drawing.detail === 'short' && isAsked);
    return [...numbersLines(explorer, drawing), ...(isTold ? belowLines(explorer, drawing) : [])];
  });
}

function numbersLines(explorer: ExplorerView, drawing: Drawing): readonly string[] {
  const { scene, texts, own, paint, showing } = drawing;
  const { view, question } = scene;
  const isAsked = explorer.seat === question?.seat;
  const isActive = explorer.explorer === view.active;
  const kind = showing.kindOf(explorer.seat);
  const who = kind === '' ? explorer.seat : `${explorer.seat} (${kind})`;
  const mark = isAsked ? paint.bold(paint.cyan(' ▸ ')) : isActive ? ' · ' : '   ';
  const parts = [
    `${paint.green(markOf(explorer.explorer, view, texts))} ${isAsked ? paint.bold(who) : who}: ${texts.name(explorer.explorer)}`,
    ...(isThere(explorer) ? valuesOf(explorer, drawing) : [own.standings[standingOf(explorer)]]),
  ];
  return hanging(mark, parts.join(' · '), showing.width);
}

const isThere = ({ at, dead }: ExplorerView): boolean => at !== null && !dead;

function standingOf({ dead, exited }: ExplorerView): 'dead' | 'exited' | 'away' {
  if (dead) return 'dead';
  return exited ? 'exited' : 'away';
}

function valuesOf(explorer: ExplorerView, { scene: { view }, own, paint }: Drawing): readonly string[] {
  const { health, stamina, essence, armor, will, markers, keywords } = unitSeen(view, explorer.explorer);
  return [
    (health.now <= 2 ? paint.red : paint.green)(own.store('health', health.now, health.most)),
    own.store('stamina', stamina.now, stamina.most),
    own.store('essence', essence.now, essence.most),
    `${own.values.armor} ${armor.n}`,
    `${own.values.will} ${will.n}`,
    own.markers(markers),
    ...keywords.map((keyword) => own.keywords[keyword].label.toLowerCase()),
    ...(explorer.finished ? [own.standings.finished] : []),
  ];
}

/** What it wears, with what is joined to each item; its bag; and its events. */
function belowLines(explorer: ExplorerView, drawing: Drawing): readonly string[] {
  const { texts, paint, showing } = drawing;
  const names = (ids: readonly string[]): readonly string[] => ids.map((id) => texts.name(id));
  const below = (title: string, things: readonly string[]): readonly string[] =>
    things.length === 0 ? [] : hanging(`     ${paint.dim(`${title}:`)} `, things.join(', '), showing.width);
  return [
    ...below(
      texts.term('worn'),
      explorer.worn.map((worn) => names(wornTogether(worn)).join(' + ')),
    ),
    ...below(texts.term('bag'), names(explorer.bag)),
    ...below(texts.term('related'), names(explorer.related)),
  ];
}

/** The health of a unit, as it is told of monsters too. */
export const healthOf = ({ health }: UnitSeen): string => `${health.now}/${health.most}`;
