import { languages } from '@tavolo/language';
import { useState } from 'react';
import { Choice } from '../parts/choice.tsx';
import { Switch } from '../parts/field.tsx';
import { useText } from '../text/use-text.ts';
import { allowNotices, permission } from './notices.ts';
import { settings, speeds, textSizes, themes } from './settings.ts';
import { play } from './sounds.ts';
import { useSettings, useSpeed } from './use-settings.ts';
import './settings-panel.css';

/** Everything that can be set on this device. */
export function SettingsPanel() {
  const { common, settings: text } = useText();
  const { language, theme, textSize, careful } = useSettings();
  return (
    <div className="settings-panel">
      <Choice
        label={common.language}
        value={language}
        options={languages.map((value) => ({ value, label: common.languageNames[value] }))}
        onChange={(value) => settings.change({ language: value })}
      />
      <Choice
        label={common.theme}
        value={theme}
        options={themes.map((value) => ({ value, label: common.themes[value] }))}
        onChange={(value) => settings.change({ theme: value })}
      />
      <SpeedChoice />
      <Choice
        label={text.textSize}
        value={textSize}
        options={textSizes.map((value) => ({ value, label: text.percent(value) }))}
        onChange={(value) => settings.change({ textSize: value })}
      />
      <Switch
        label={text.careful}
        says={text.carefulSays}
        isOn={careful}
        onChange={(value) => settings.change({ careful: value })}
      />
      <ShortcutsSwitch />
      <SoundSwitch />
      <NoticesSwitch />
    </div>
  );
}

function SpeedChoice() {
  const { settings: text } = useText();
  const { speed } = useSettings();
  const isStill = useSpeed() === 'off' && speed !== 'off';
  return (
    <div>
      <Choice
        label={text.speed}
        value={speed}
        options={speeds.map((value) => ({ value, label: text.speeds[value] }))}
        onChange={(value) => settings.change({ speed: value })}
      />
      {isStill ? <p className="settings-says">{text.stillness}</p> : null}
    </div>
  );
}

function ShortcutsSwitch() {
  const { settings: text } = useText();
  const { shortcuts } = useSettings();
  return (
    <Switch
      label={text.shortcuts}
      says={text.shortcutsSay}
      isOn={shortcuts}
      onChange={(value) => settings.change({ shortcuts: value })}
    />
  );
}

function SoundSwitch() {
  const { settings: text } = useText();
  const { sound } = useSettings();
  const change = (isOn: boolean) => {
    settings.change({ sound: isOn });
    if (isOn) play('coin');
  };
  return <Switch label={text.sound} isOn={sound} onChange={change} />;
}

function NoticesSwitch() {
  const { settings: text } = useText();
  const { notices } = useSettings();
  const [allowed, setAllowed] = useState(permission);
  if (allowed === 'impossible') return null;
  const change = async (isOn: boolean) => {
    if (isOn) await allowNotices();
    else settings.change({ notices: false });
    setAllowed(permission());
  };
  return (
    <Switch
      label={text.notices}
      says={allowed === 'denied' ? text.noticesDenied : text.noticesSay}
      isOn={notices && allowed === 'allowed'}
      onChange={(isOn) => void change(isOn)}
    />
  );
}
