export { startRelay, type RunningRelay } from './relay.ts';
export { readSettings, SettingsError, type RelaySettings } from './settings.ts';
