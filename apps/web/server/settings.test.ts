import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the settings of the web server', () => {
  it('have defaults for everything on a developer’s machine', () => {
    expect(readSettings({ CHULI_ENVIRONMENT: 'development' })).toEqual({
      host: '127.0.0.1',
      port: 4300,
      environment: 'development',
      builds: ['dist'],
      apiUrl: null,
      liveUrl: null,
      formOrigins: [],
      leaveMs: 0,
      telemetry: { metrics: { host: '127.0.0.1', port: 4301, key: null }, key: null, traces: null },
    });
  });

  it.each([
    ['NODE_ENV', 'development'],
    ['CHULI_FORM_ORIGINS', 'https://a.example,http://b.example'],
  ])('are those of production where nothing is said, and refuse %s=%s there', (name, value) => {
    expect(readSettings({}).environment).toBe('production');
    expect(() => readSettings({ [name]: value })).toThrow(`${name}: `);
  });

  it('give balancers time in production, or as long as is said', () => {
    expect(readSettings({}).leaveMs).toBe(5_000);
    expect(readSettings({ CHULI_LEAVE_SECONDS: '2' }).leaveMs).toBe(2_000);
    expect(() => readSettings({ CHULI_LEAVE_SECONDS: '-1' })).toThrow('CHULI_LEAVE_SECONDS');
  });

  it('name everything that is wrong together', () => {
    const wrong = {
      CHULI_WEB_PORT: '70000',
      CHULI_ENVIRONMENT: 'staging',
      CHULI_WEB_BUILDS: ' , ',
      CHULI_API_URL: 'http://127.0.0.1:1/path',
      CHULI_FORM_ORIGINS: 'https://a.example,javascript:alert(1)',
    };
    expect(() => readSettings(wrong)).toThrow(
      /CHULI_ENVIRONMENT[\s\S]*CHULI_WEB_PORT[\s\S]*CHULI_WEB_BUILDS[\s\S]*CHULI_API_URL[\s\S]*CHULI_FORM_ORIGINS/,
    );
  });
});
