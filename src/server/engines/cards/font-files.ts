import type { PictureFontId } from '../../../domain/charts/picture-fonts.ts';

/** Fonts of pictures. Chinese takes 10 MB per weight, so it has only one. */
export const FONT_FILES: Record<PictureFontId, string> = {
  inter: import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  interSemibold: import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  notoSc: import.meta
    .resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
};
