import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { FlowPanel } from './flow/FlowPanel.tsx';
import { flowPanel, flowParameter } from './flow/flow-walk.ts';
import { storybookTheme } from './storybook-theme.ts';
import { labelOfStory } from './story-label.ts';

/** Storybook's own window: colours and mark, names in the sidebar, and the panel that walks through a flow. */

const inTheDark = matchMedia('(prefers-color-scheme: dark)');

function applyTheme(): void {
  addons.setConfig({ theme: storybookTheme(inTheDark.matches ? 'dark' : 'light') });
}

applyTheme();
inTheDark.addEventListener('change', applyTheme);

addons.setConfig({
  // Beside the phone; below it, the panel would leave no room for the phone's true height.
  panelPosition: 'right',
  rightPanelWidth: 430,
  navSize: 260,
  sidebar: {
    renderLabel: ({ name, type }: { readonly name: string; readonly type: string }) =>
      type === 'story' ? labelOfStory(name) : name,
  },
});

addons.register(flowPanel, (api) => {
  // The first tab; the tabs of Storybook's own panels, which exist already, come after it.
  const panels = addons.getElements(types.PANEL);
  const others = { ...panels };
  for (const id of Object.keys(others)) delete panels[id];
  addons.add(flowPanel, {
    type: types.PANEL,
    title: 'Steps',
    disabled: (parameters) => !(flowParameter in (parameters ?? {})),
    render: ({ active = false }) => createElement(FlowPanel, { active }),
  });
  Object.assign(panels, others);

  // A flow opens with its steps, everything else with its controls.
  api.on('storyPrepared', ({ parameters }: { readonly parameters: Record<string, unknown> }) => {
    const isFlow = flowParameter in parameters;
    const selected = api.getSelectedPanel();
    if (isFlow) api.setSelectedPanel(flowPanel);
    else if (selected === flowPanel) api.setSelectedPanel('addon-controls');
  });
});

/** Storybook ends the title of its window with its own name. */
function nameTheWindow(): void {
  const named = document.title.replace(/Storybook$/, 'Recto');
  if (named !== document.title) document.title = named;
}

new MutationObserver(nameTheWindow).observe(document.head, {
  subtree: true,
  childList: true,
  characterData: true,
});
