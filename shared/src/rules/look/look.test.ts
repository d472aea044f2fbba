import { palettes } from '../../theme/index.ts';
import { contrast, LOOK_GROUNDS, nearestColour, problemsOfLook } from './index.ts';

const none = { colour: '', accent: '', header: '' };

describe('the colours of a supplier [B9.07]', () => {
  it('are judged by the colours that the theme has', () => {
    const { light, dark } = palettes;
    expect(LOOK_GROUNDS).toEqual({
      onAccent: light.onAccent,
      headerInk: light.headerInk,
      headerSoft: light.headerSoft,
      focus: light.focus,
      lightPanel: light.panel,
      darkPanel: dark.panel,
      headerAdmin: light.headerAdmin,
    });
    expect([dark.onAccent, dark.headerInk, dark.headerSoft]).toEqual([
      light.onAccent,
      light.headerInk,
      light.headerSoft,
    ]);
  });

  it('may be the portal’s own', () => {
    expect(problemsOfLook(none)).toEqual([]);
    const { accent, header } = palettes.light;
    expect(problemsOfLook({ colour: '#1f6fd6', accent, header })).toEqual([]);
  });

  it.each([
    ['accent', '#1d4ed8', 'onAccent'],
    ['accent', '#ffffff', 'lightPanel'],
    ['accent', '#f4f6f9', 'lightPanel'],
    ['header', '#e5e7eb', 'headerInk'],
    ['header', '#3f6fb0', 'headerSoft'],
    ['colour', '#ffe600', 'lightPanel'],
    ['colour', '#101828', 'darkPanel'],
  ] as const)('%s %s cannot be told from %s, and another one of its hue can', (role, colour, ground) => {
    const [problem] = problemsOfLook({ ...none, [role]: colour });
    expect(problem).toMatchObject({ role, ground });
    const offered = nearestColour(role, colour);
    expect(offered).toMatch(/^#[0-9a-f]{6}$/);
    expect(problemsOfLook({ ...none, [role]: offered })).toEqual([]);
  });

  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
