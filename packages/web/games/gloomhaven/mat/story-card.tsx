import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { useScene } from '../scene.ts';

/** A passage of the story that has just come up, until it is put away. Those of before are in the scenario's sheet. */
export function StoryCard() {
  const { view, texts, own } = useScene();
  const [read, setRead] = useState(view.sectionsRead.length);
  const section = view.sectionsRead[read];
  const passage = section === undefined ? undefined : texts.story(view.options.scenario)?.sections[section];
  if (passage === undefined) return null;
  return (
    <aside className="gh-story-card parchment" aria-label={own.story}>
      <p>{passage}</p>
      <Button onClick={() => setRead(read + 1)}>{own.putAway}</Button>
    </aside>
  );
}
