import { FakeFrameAnalysis } from '@recto/adapters/fake';
import { goodCard } from '../support/readings.ts';
import { feedOf } from '../unit/core/doubles/feeds.ts';
import { testFrameAnalysis } from './frame-analysis.contract.ts';
import { ManualClock } from '@recto/testing/fakes';

testFrameAnalysis('FakeFrameAnalysis', async () => {
  const clock = new ManualClock();
  const camera = feedOf('rear');
  let sends = true;
  return {
    analysis: new FakeFrameAnalysis({ script: { idCardRecto: goodCard() } }, clock),
    feed: {
      ...camera,
      get isSending() {
        return sends;
      },
      holdFrame: () => ({ toPhoto: camera.takePhoto, release: () => undefined }),
    },
    setSending: (now) => {
      sends = now;
    },
    pass: async (ms) => {
      for (let passed = 0; passed < ms; passed += 100) clock.advance(100);
    },
  };
});
