import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import axios from 'axios';
import { Bell, CircleAlert, WifiOff } from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const standIn = (file: string) =>
  import(new URL(`../shared/build/stand-ins/${file}.js`, import.meta.url).href);
type Icon = ComponentType<Record<string, unknown>>;
type Node = [tag: string, attributes: Record<string, string>];
const { default: createLucideIcon } = (await standIn('lean-icons')) as {
  default: (icon: { name: string; node: Node[] } | string, node?: Node[]) => Icon;
};
const { default: appendEach } = (await standIn('axios-flat-params')) as {
  default: (params: Record<string, unknown>, to: URLSearchParams) => void;
};
const { default: adapters } = (await standIn('axios-xhr-only')) as {
  default: { getAdapter: (adapter: unknown) => unknown; adapters: { xhr: unknown } };
};
const { installInitialConsumes } = (await standIn('without-bundlers-extras')) as {
  installInitialConsumes: (options: { initialConsumes: string[] }) => void;
};

/** As shared/src/ui/Icon.tsx draws them. */
const AS_DRAWN = {
  size: 18,
  strokeWidth: 1.75,
  style: { flex: 'none' },
  'aria-hidden': true,
  focusable: false,
};

/** What stands in the shell in place of a library's own file does the same, for all that the portal asks of it (ADR 0021). */
describe('in place of files of libraries', () => {
  it('an icon is drawn as lucide draws it', async () => {
    for (const [name, Original] of Object.entries({
      bell: Bell,
      'circle-alert': CircleAlert,
      'wifi-off': WifiOff,
    })) {
      const original = renderToStaticMarkup(createElement(Original, AS_DRAWN));
      const nodes = [...original.matchAll(/<(path|circle|line|rect) ([^>]*?)\/?>/g)].map(
        ([, tag = '', text = ''], index): Node => {
          const attributes = [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
          return [tag, { ...Object.fromEntries(attributes), key: String(index) }];
        },
      );
      assert.ok(nodes.length > 0, name);
      const Ours = createLucideIcon({ name, node: nodes });
      for (const props of [
        AS_DRAWN,
        {},
        { 'aria-label': 'Alerte' },
        { role: 'img', size: '1em', color: 'red' },
      ]) {
        const [ours, theirs] = [Ours, Original as Icon].map((One) =>
          renderToStaticMarkup(createElement(One, props)),
        ) as [string, string];
        assert.deepEqual(attributesOf(ours), attributesOf(theirs), `${name} ${JSON.stringify(props)}`);
        assert.equal(inside(ours), inside(theirs), name);
      }
      // Of a remote that was built with the library's older form.
      const older = createLucideIcon(name, nodes);
      assert.equal(renderToStaticMarkup(createElement(older)), renderToStaticMarkup(createElement(Ours)));
    }
  });

  it('parameters make the same address as axios’ own', () => {
    const params = {
      q: 'attelage 308 & co',
      l: '0,20',
      days: 30,
      all: true,
      none: undefined,
      empty: '',
      nothing: null,
    };
    const ours = new URLSearchParams();
    appendEach(params, ours);
    assert.deepEqual([...ours], [...new URL(axios.getUri({ url: 'http://a/b', params })).searchParams]);
  });

  it('a parameter that is no plain value is refused, not written as something else', () => {
    assert.throws(() => appendEach({ ids: ['1', '2'] }, new URLSearchParams()), /'ids'/);
  });

  it('a call takes the adapter that it brings', () => {
    const own = () => Promise.resolve();
    assert.equal(adapters.getAdapter(own), own);
    assert.equal(adapters.getAdapter(['xhr', 'http', 'fetch']), adapters.adapters.xhr);
  });

  it('a remote whose entry takes what is shared is told so', () => {
    installInitialConsumes({ initialConsumes: [] });
    assert.throws(() => installInitialConsumes({ initialConsumes: ['react'] }), /in its parts/);
  });
});

function attributesOf(svg: string): string[] {
  const [opening = ''] = /^<svg[^>]*>/.exec(svg) ?? [];
  return [...opening.matchAll(/([\w-]+)="([^"]*)"/g)]
    .map(([whole]) => whole)
    .filter((one) => !one.startsWith('class='))
    .sort();
}

const inside = (svg: string): string => svg.replace(/^<svg[^>]*>/, '');
