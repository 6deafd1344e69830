import type { Texts } from './eng.ts';

export const chn: Texts = {
  page: {
    gallery_title: '组件展示',
    gallery_description: '所有组件的各种状态，以及它们的参数和事件。',
    gallery_all: '全部组件',
    gallery_props: '参数',
    gallery_events: '事件',
    gallery_no_events: '暂无',
  },
};
