import { settings } from './settings.ts';

/** Whether the browser lets this page show notes: `unasked` before somebody was asked. */
export type Permission = 'allowed' | 'denied' | 'unasked' | 'impossible';

export function permission(): Permission {
  if (typeof Notification === 'undefined') return 'impossible';
  if (Notification.permission === 'granted') return 'allowed';
  return Notification.permission === 'denied' ? 'denied' : 'unasked';
}

/** Switches notes on, asking the browser where it must be asked; says whether they are on now. */
export async function allowNotices(): Promise<boolean> {
  if (permission() === 'unasked') await Notification.requestPermission();
  const isOn = permission() === 'allowed';
  settings.change({ notices: isOn });
  return isOn;
}

/** Shows a note, if somebody wants notes and does not look at the page anyway. A newer one takes its place. */
export function notify(title: string, body: string): void {
  if (!settings.get().notices || permission() !== 'allowed' || !document.hidden) return;
  try {
    const note = new Notification(title, { body, tag: 'tavolo-move' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones show notes from service workers alone: the title and the sound are there.
  }
}
