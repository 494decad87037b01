import { expect, it } from 'vitest';
import { describeInChromium } from '../../../../helpers/browser.ts';
import { endOf, windows } from '../../../open-window.ts';

type Watched = { shaders: string[]; draws: number; drawsWhenTold: number | undefined };

describeInChromium('the first frame of the map', () => {
  const { open } = windows();

  it('has no sky, and the map says that it is drawn after that frame', async () => {
    const opened = await open('/ui/#/about');
    const { page } = opened;
    await page.addInitScript(watch);
    await page.evaluate(() => (location.hash = '/map'));
    await page.reload();
    await page.locator('[data-drawn=true]').waitFor({ timeout: 20_000 });
    const { shaders, draws, drawsWhenTold } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
    expect(shaders.filter((shader) => shader.includes('u_sky_color'))).toEqual([]);
    expect(shaders.length).toBeGreaterThan(4);
    expect(drawsWhenTold).toBeGreaterThan(4);
    expect(draws).toBeGreaterThanOrEqual(drawsWhenTold ?? Number.POSITIVE_INFINITY);
    expect(await endOf(opened)).toEqual([]);
  });
});

function watch(): void {
  const watched: Watched = { shaders: [], draws: 0, drawsWhenTold: undefined };
  Object.assign(window, { watched });
  const { prototype } = WebGL2RenderingContext;
  const [source, draw] = [prototype.shaderSource, prototype.drawElements];
  prototype.shaderSource = function (shader, text) {
    watched.shaders.push(text);
    source.call(this, shader, text);
  };
  prototype.drawElements = function (...about) {
    watched.draws++;
    draw.apply(this, about);
  };
  new MutationObserver(() => {
    if (document.querySelector('[data-drawn=true]') !== null) watched.drawsWhenTold ??= watched.draws;
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-drawn'] });
}
