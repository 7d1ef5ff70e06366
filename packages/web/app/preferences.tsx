import { languages } from '@tavolo/language';
import { Icon } from '../parts/icon.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { Select } from '../parts/select.tsx';
import { settings, themes } from '../settings/settings.ts';
import { useMedia, useSettings } from '../settings/use-settings.ts';
import { useText } from '../text/use-text.ts';
import { Link } from './link.tsx';
import { useKnown } from './me.ts';
import { pathTo } from './route.ts';
import './preferences.css';

/** Language, light and name, at the head of every page. */
export function Preferences() {
  const { common, home } = useText();
  const { language } = useSettings();
  const known = useKnown();
  return (
    <div className="preferences">
      <Select
        label={common.language}
        isLabelUnseen
        value={language}
        options={languages.map((value) => ({ value, label: common.languageNames[value] }))}
        onChange={(chosen) => settings.change({ language: chosen })}
      />
      <ThemeButton />
      <Link to={pathTo.me} className="preferences-me" data-known={known.is === 'known'}>
        <Icon name="person" />
        <span>{known.is === 'known' ? known.me.name : home.youAreNobody}</span>
      </Link>
    </div>
  );
}

/** Goes on to the next light: as the device has it, night, day. */
function ThemeButton() {
  const { common } = useText();
  const { theme } = useSettings();
  const isDayOutside = useMedia('(prefers-color-scheme: light)');
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  const isDay = theme === 'light' || (theme === 'system' && isDayOutside);
  return (
    <IconButton
      icon={isDay ? 'sun' : 'moon'}
      label={`${common.theme}: ${common.themes[theme]}`}
      onClick={() => settings.change({ theme: next })}
    />
  );
}
