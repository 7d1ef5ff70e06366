/** What is measured of a board. All of it but the last runs in the page, and says what is wrong in sentences. */

type Limits = {
  /** Of the window's height, the part that the board has at least; `null`: that is left to it. */
  readonly board: number | null;
  /** How large figures and letters are at least, in pixels. */
  readonly figure: number;
  readonly letters: number;
  /** What may be cut: it only hints at something. */
  readonly teasers: string;
};

/** Everything that is wrong with a board in the window as it is. */
function troubleWithBoard(limits: Limits): readonly string[] {
  return [
    ...troubleWithShares(limits),
    ...troubleWithPage(),
    ...hiddenAnswers(),
    ...unsaidAnswers(),
    ...smallFigures(limits),
    ...new Set(writtenTexts(limits).flatMap((text) => troubleWithText(text, limits))),
  ];
}

/** A board says where its game is played, and what is in one's hand; one that does not is played all over. */
function troubleWithShares({ board }: Limits): readonly string[] {
  const field = (
    document.querySelector('[data-part="field"]') ?? document.querySelector('.board-place')
  )?.getBoundingClientRect();
  const hand = document.querySelector('[data-part="hand"]')?.getBoundingClientRect();
  if (field === undefined) return ['there is no board'];
  const height = field.height / innerHeight;
  const isBeside = hand !== undefined && hand.left >= field.right - 1;
  return [
    ...(board !== null && height < board
      ? [`the board has ${Math.round(100 * height)} % of the height`]
      : []),
    ...(isBeside && hand.width >= field.width
      ? [`the hand is ${Math.round(hand.width)} wide, the board ${Math.round(field.width)}`]
      : []),
  ];
}

function troubleWithPage(): readonly string[] {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return scrollWidth > clientWidth || scrollHeight > clientHeight
    ? [`the page is ${scrollWidth} × ${scrollHeight} in a window of ${clientWidth} × ${clientHeight}`]
    : [];
}

/** The question, and what gives an answer to it, where they are out of sight or under something else. */
function hiddenAnswers(): readonly string[] {
  const wanted = document.querySelectorAll(
    '.prompt-question, .prompt-confirm button, .prompt-actions .button',
  );
  return [...wanted].filter(isHidden).map((element) => `out of sight: “${element.textContent ?? ''}”`);
}

function isHidden(element: Element): boolean {
  return [...element.getClientRects()].some(({ left, right, top, bottom }) =>
    [left + 2, right - 2].some((x) => {
      const there = document.elementFromPoint(x, (top + bottom) / 2);
      return there === null || !(element.contains(there) || there.contains(element));
    }),
  );
}

/** Answers that lie beyond the edge of what they scroll in, where nothing says that there are more. */
function unsaidAnswers(): readonly string[] {
  return [...document.querySelectorAll('.prompt-choices .option')].flatMap((option) => {
    let box = option.parentElement;
    while (box !== null && getComputedStyle(box).overflowX === 'visible') box = box.parentElement;
    if (box === null) return [];
    const { x, y } = sidesOut(option.getBoundingClientRect(), box.getBoundingClientRect());
    const sign = box.nextElementSibling;
    const isSigned = sign?.matches('.prompt-runs-on') === true && !isHidden(sign);
    const isFading = getComputedStyle(box).maskImage !== 'none';
    return (x && !isSigned) || (y && !isFading) ? [`unsaid: “${option.textContent ?? ''}”`] : [];
  });
}

/** Figures on the map that are in sight and too small. */
function smallFigures({ figure }: Limits): readonly string[] {
  const field = document.querySelector('[data-part="field"]')?.getBoundingClientRect();
  return [...document.querySelectorAll('[data-part="figure"]')]
    .map((element) => element.getBoundingClientRect())
    .filter((one) => field !== undefined && areMeeting(one, field))
    .filter(({ width, height }) => Math.min(width, height) < figure)
    .map(({ width, height }) => `a figure is ${Math.round(width)} × ${Math.round(height)}`);
}

function areMeeting(one: DOMRect, other: DOMRect): boolean {
  return one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom;
}

/** Words, the element they are in, and where they are drawn. */
type Written = { readonly words: string; readonly element: Element; readonly at: DOMRect };

/** All words at the table that somebody sees, or would see if nothing cut them off. */
function writtenTexts({ teasers }: Limits): readonly Written[] {
  const walker = document.createTreeWalker(document.querySelector('.playing') ?? document.body, 4);
  const texts: Written[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = (node.nodeValue ?? '').trim();
    if (element === null || words === '' || isUnseen(element) || element.closest(teasers) !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const at = range.getBoundingClientRect();
    if (at.width > 0 && at.height > 0) texts.push({ words, element, at });
  }
  return texts;
}

/** Whether it is only read out, or not there at all. */
function isUnseen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
  for (let box: Element | null = element; box !== null; box = box.parentElement)
    if (box.matches('title, .unseen') || getComputedStyle(box).clipPath.startsWith('inset(50%')) return true;
  return false;
}

function troubleWithText(text: Written, { letters }: Limits): readonly string[] {
  const { words, element } = text;
  const fate = fateOf(text);
  if (fate === 'out of sight') return [];
  const said = `“${words.slice(0, 40)}” (${element.getAttribute('class') ?? element.tagName})`;
  const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
  return [
    ...(fate === 'cut' ? [`cut: ${said}`] : []),
    ...(size < letters - 0.05 ? [`${size.toFixed(1)} pixels high: ${said}`] : []),
  ];
}

/** What becomes of words on the way to the window: what can be scrolled to is whole, what is all hidden is out of sight. */
function fateOf({ element, at }: Written): 'whole' | 'cut' | 'out of sight' {
  let [isCut, scrollsX, scrollsY] = [isRunningOut(element, at), false, false];
  for (let box: Element | null = element; box !== null; box = box.parentElement) {
    const { overflowX, overflowY, display } = getComputedStyle(box);
    if (display === 'inline' || display === 'contents' || overflowX === 'visible') continue;
    const place = box.getBoundingClientRect();
    if (!areMeeting(at, place)) return 'out of sight';
    const out = sidesOut(at, place);
    scrollsX ||= isScroll(overflowX);
    scrollsY ||= isScroll(overflowY);
    isCut ||= (out.x && !scrollsX) || (out.y && !scrollsY);
  }
  return isCut ? 'cut' : 'whole';
}

/** Whether words stick out of what they are written in. */
function isRunningOut(element: Element, at: DOMRect): boolean {
  let box: Element | null = element;
  while (box !== null && getComputedStyle(box).display.startsWith('inline')) box = box.parentElement;
  return box instanceof HTMLElement && sidesOut(at, box.getBoundingClientRect()).x;
}

type Axes = { readonly x: boolean; readonly y: boolean };

function isScroll(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll';
}

/** Whether something sticks out of a place, by more than a letter's overhang. */
function sidesOut(at: DOMRect, place: DOMRect): Axes {
  const overhang = 2;
  return {
    x: at.left < place.left - overhang || at.right > place.right + overhang,
    y: at.top < place.top - overhang || at.bottom > place.bottom + overhang,
  };
}

/** How much larger or smaller something is drawn than it is written. */
function scaleOf(element: Element): number {
  return element instanceof SVGGraphicsElement
    ? (element.getScreenCTM()?.a ?? 1)
    : Number(Reflect.get(element, 'currentCSSZoom') ?? 1);
}

/** All of this, as a page takes it. */
const measuring = [
  troubleWithBoard,
  troubleWithShares,
  troubleWithPage,
  hiddenAnswers,
  unsaidAnswers,
  isHidden,
  smallFigures,
  areMeeting,
  writtenTexts,
  isUnseen,
  troubleWithText,
  fateOf,
  isRunningOut,
  isScroll,
  sidesOut,
  scaleOf,
]
  .map(String)
  .join('\n');

/** What a page is asked, once it rests, to say what is wrong with the board in it. */
export const troubleWithin = (limits: Limits): string =>
  `(async () => {
    ${measuring}
    ${unseenBut}
    await (${atRest})();
    return unseenBut(() => troubleWithBoard(${JSON.stringify(limits)}));
  })()`;

/** What nobody sees is laid out and not drawn, which takes most of the time. It is back for as long as something is measured. */
function unseenBut<T>(measure: () => T): T {
  const { style } = document.documentElement;
  style.opacity = '';
  const measured = measure();
  style.opacity = '0';
  return measured;
}

/** Resolves when what follows from another size has been laid out: in two frames running nothing has changed. */
async function atRest(): Promise<void> {
  let quiet = 0;
  const observer = new MutationObserver(() => {
    quiet = 0;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let frame = 0; frame < 10 && quiet < 2; frame++) {
    quiet += 1;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  observer.disconnect();
}
